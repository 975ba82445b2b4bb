import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skyAt } from '../sky/sky.ts';
import { degrees, julianDayUt } from '../units.ts';
import { GRAHAS, type Graha } from '../vocabulary.ts';
import { chartOf } from './chart.ts';
import { NEECHA_BHANGAS, neechaBhanga, type NeechaBhangaCondition } from './neecha-bhanga.ts';

const sky = skyAt(julianDayUt(2_451_545), { lat: 20, lon: 80 });

/** Venus fallen in Kanya, everybody else where told; houses from Mesha. */
const chartWith = (lons: Partial<Record<Graha, number>>, lagna = 5) =>
  chartOf({
    ...sky,
    lagna: degrees(lagna),
    grahas: Object.fromEntries(
      GRAHAS.map((graha) => [graha, { lon: degrees(lons[graha] ?? 340), speed: 1 }]),
    ) as typeof sky.grahas,
  });

const fallen = { venus: 177, moon: 62, mercury: 130, jupiter: 215, sun: 100 };
const conditions = (lons: Partial<Record<Graha, number>>, lagna?: number) =>
  neechaBhanga(chartWith(lons, lagna), 'venus').map(({ condition }) => condition);

describe('neecha bhanga', () => {
  it('is none for a graha that is not fallen, nor for one nobody lifts', () => {
    expect(conditions({ ...fallen, venus: 10 })).toEqual([]);
    expect(
      conditions({ ...fallen, venus: 160, moon: 35, jupiter: 140, mercury: 160 - 30 }, 35),
    ).toEqual([
      'dispositor-in-kendra',
      'exalted-there-in-kendra',
      'exaltation-lord-in-kendra',
      'lords-in-mutual-kendra',
    ]);
    expect(conditions({ ...fallen, venus: 152, moon: 95, mercury: 130, jupiter: 160 }, 95)).toEqual(
      [],
    );
  });

  it('names each ground', () => {
    const exchange = conditions({ ...fallen, mercury: 40 });
    expect(exchange).toContain('exchange');
    expect(conditions({ ...fallen, mercury: 345 })).toContain('dispositor-aspects');
    expect(conditions({ ...fallen, jupiter: 95 })).toContain('exaltation-lord-in-kendra');
    expect(conditions({ ...fallen, venus: 158 })).toContain('exalted-in-navamsa');
    expect(conditions({ ...fallen, venus: 179 })).toContain('vargottama');
  });

  it('is brought by a known graha, each ground at most once', () => {
    const jds = fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true });
    fc.assert(
      fc.property(jds, (jd) => {
        const chart = chartOf(skyAt(julianDayUt(jd), { lat: 20, lon: 80 }));
        for (const graha of GRAHAS) {
          const found = neechaBhanga(chart, graha);
          const named = found.map(({ condition }) => condition);
          const isFallen = chart.grahas[graha].dignity === 'debilitated';
          expect(found.length > 0 && !isFallen).toBe(false);
          expect(new Set(named).size).toBe(named.length);
          const order = named.map((name: NeechaBhangaCondition) => NEECHA_BHANGAS.indexOf(name));
          expect(order).toEqual(order.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
