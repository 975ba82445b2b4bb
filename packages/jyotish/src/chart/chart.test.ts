import { describe, expect, it, test } from 'vitest';
import type { Sky } from '../sky/sky.types.ts';
import { degrees, julianDayTt, julianDayUt } from '../units.ts';
import { GRAHAS, RASHIS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { chartFromMoon, chartOf } from './chart.ts';
import { vargaDignity } from './dignity.ts';
import { isVargottama, signChart, vargaChart } from './houses.ts';
import { functionalNature, isNaturalBenefic, kartari } from './nature.ts';

const LONGITUDES: Record<Graha, number> = {
  sun: 10,
  moon: 100,
  mars: 130,
  mercury: 20,
  jupiter: 40,
  venus: 350,
  saturn: 160,
  rahu: 340,
  ketu: 160,
};

const skyWith = (changes: Partial<Record<Graha, number>> = {}, lagna = 3): Sky => {
  const lons = { ...LONGITUDES, ...changes };
  return {
    jdUt: julianDayUt(2451545),
    jdTt: julianDayTt(2451545.0007),
    deltaT: 64,
    ayanamsha: 23.857,
    ayanamshaTrue: 23.853,
    grahas: Object.fromEntries(
      GRAHAS.map((g) => [g, { lon: degrees(lons[g]), speed: g === 'rahu' ? -0.05 : 1 }]),
    ) as Sky['grahas'],
    lagna: degrees(lagna),
  };
};

describe('chart', () => {
  const chart = chartOf(skyWith());

  it('places grahas in whole-sign houses', () => {
    expect(GRAHAS.map((g) => chart.grahas[g].house)).toEqual([1, 4, 5, 1, 2, 12, 6, 12, 6]);
    expect(chart.grahas.sun).toMatchObject({ dignity: 'exalted', rashi: 0, degreesInRashi: 10 });
    expect(chart.grahas.mercury.combust).toBe(true);
    expect(chart.grahas.rahu.retrograde).toBe(true);
    expect(chart.grahas.sun.retrograde).toBe(false);
  });

  it('reads divisions as charts of their own', () => {
    const d9 = vargaChart(chart, 9);
    expect(d9.lagna.rashi).toBe(0);
    expect(d9.grahas.sun).toEqual({ rashi: 3, house: 4 });
    expect(vargaDignity(chart, 'moon', 9)).toBe('enemy');
    expect(isVargottama(chart.lagna)).toBe(true);
    expect(isVargottama(chart.grahas.sun)).toBe(false);
  });

  it('without a birth time counts from the Moon', () => {
    const fromMoon = chartFromMoon(skyWith());
    expect(fromMoon.lagna.rashi).toBe(3);
    expect(fromMoon.grahas.moon.house).toBe(1);
    expect(fromMoon.grahas.sun.house).toBe(10);
    expect(fromMoon.grahas.sun.dignity).toBe(chart.grahas.sun.dignity);
  });
});

describe('natural nature', () => {
  it('turns the Moon by its phase and Mercury by its company', () => {
    const benefics = (sky: Sky) => GRAHAS.filter((g) => isNaturalBenefic(chartOf(sky), g));
    expect(benefics(skyWith())).toEqual(['moon', 'jupiter', 'venus']);
    expect(benefics(skyWith({ moon: 300, mercury: 45 }))).toEqual(['mercury', 'jupiter', 'venus']);
  });

  it('sees a sign hemmed in', () => {
    const hemmed = chartOf(skyWith({ sun: 70, mars: 130, saturn: 131, mercury: 250 }));
    expect(kartari(hemmed, 3)).toBe('papa');
    expect(kartari(hemmed, 0)).toBeNull();
    expect(kartari(chartOf(skyWith({ rahu: 200, ketu: 20 })), 0)).toBe('shubha');
    expect(kartari(hemmed, 7)).toBeNull();
  });
});

describe('functional nature', () => {
  const natures = (lagna: RashiIndex) => {
    const chart = signChart(
      lagna,
      Object.fromEntries(GRAHAS.map((g) => [g, 4])) as Record<Graha, RashiIndex>,
    );
    return Object.fromEntries(GRAHAS.map((g) => [g, functionalNature(chart, g)]));
  };

  test('six lagnas have a yogakaraka', () => {
    const found = RASHIS.map((_, lagna) =>
      GRAHAS.filter((g) => natures(lagna as RashiIndex)[g] === 'yogakaraka').filter(
        (g) => g !== 'rahu' && g !== 'ketu',
      ),
    );
    expect(found).toEqual([
      [],
      ['saturn'],
      [],
      ['mars'],
      ['mars'],
      [],
      ['saturn'],
      [],
      [],
      ['venus'],
      ['venus'],
      [],
    ]);
  });

  test('Mesha lagna, after Laghu Parashari', () => {
    expect(natures(0)).toEqual({
      sun: 'benefic',
      moon: 'neutral',
      mars: 'benefic',
      mercury: 'malefic',
      jupiter: 'benefic',
      venus: 'neutral',
      saturn: 'malefic',
      rahu: 'benefic',
      ketu: 'benefic',
    });
  });
});
