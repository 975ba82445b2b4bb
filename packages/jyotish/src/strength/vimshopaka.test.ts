import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../chart/chart.ts';
import { skyAt } from '../sky/sky.ts';
import { JHORA_SCHOOL, PARASHARA_SCHOOL } from '../tables/strength-schools.ts';
import { VARGA_GROUPS, VIMSHOPAKA_WEIGHTS } from '../tables/vimshopaka.ts';
import { julianDayUt } from '../units.ts';
import { GRAHAS } from '../vocabulary.ts';
import { grahaYuddhas } from './graha-yuddha.ts';
import { goodVargas, vimshopaka } from './vimshopaka.ts';

const jdOf = (iso: string) => julianDayUt(Date.parse(iso) / 86_400_000 + 2_440_587.5);
const chartAt = (jd: number) => chartOf(skyAt(julianDayUt(jd), { lat: 16.1667, lon: 81.1333 }));

describe('vimshopaka', () => {
  it('weighs each group to twenty', () => {
    for (const group of VARGA_GROUPS) {
      expect(VIMSHOPAKA_WEIGHTS[group].reduce((sum, [, points]) => sum + points, 0)).toBe(20);
    }
  });

  it('gives 5 to 20 points to every graha in every group', () => {
    fc.assert(
      fc.property(fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true }), (jd) => {
        const points = vimshopaka(chartAt(jd));
        for (const graha of GRAHAS) {
          for (const group of VARGA_GROUPS) {
            expect(points[graha][group]).toBeGreaterThanOrEqual(5);
            expect(points[graha][group]).toBeLessThanOrEqual(20 + 1e-9);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('differs between schools by no more than the hora weighs', () => {
    const chart = chartAt(jdOf('1990-04-04T12:20:40Z'));
    const [ours, theirs] = [PARASHARA_SCHOOL, JHORA_SCHOOL].map((school) =>
      vimshopaka(chart, school),
    );
    for (const graha of GRAHAS) {
      const apart = (ours?.[graha].shadvarga ?? 0) - (theirs?.[graha].shadvarga ?? 99);
      expect(Math.abs(apart)).toBeLessThanOrEqual((2 * 15) / 20);
    }
  });
});

describe('good divisions', () => {
  it('count those of Jupiter in an example of P.V.R. Narasimha Rao (27)', () => {
    const philadelphia = { lat: 39.95, lon: -75.166667 };
    const chart = chartOf(skyAt(jdOf('1937-07-12T05:30:00Z'), philadelphia));
    const good = VARGA_GROUPS.map((group) => goodVargas(chart, 'jupiter', group, JHORA_SCHOOL));
    expect(good).toEqual([2, 2, 3, 6]);
    // Our D2 has him in Karka, his exaltation.
    expect(goodVargas(chart, 'jupiter', 'shadvarga')).toBe(3);
  });
});

describe('graha yuddha', () => {
  // Jagannatha Hora's reports of both days name the same victors.
  it('is won by the larger disc', () => {
    const wars = (iso: string) =>
      grahaYuddhas(chartAt(jdOf(iso))).map(({ victor, vanquished }) => [victor, vanquished]);
    expect(wars('2000-04-04T12:20:40Z')).toEqual([['jupiter', 'mars']]);
    expect(wars('1900-04-04T12:20:40Z')).toEqual([['mars', 'mercury']]);
    expect(wars('1990-04-04T12:20:40Z')).toEqual([]);
  });
});
