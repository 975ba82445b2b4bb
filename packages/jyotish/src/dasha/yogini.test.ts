import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { YOGINIS } from '../tables/yogini.ts';
import { degrees, julianDayUt } from '../units.ts';
import { NAKSHATRAS, type Nakshatra } from '../vocabulary.ts';
import {
  yoginiAt,
  yoginiDasha,
  yoginiPeriods,
  yoginiSubPeriods,
  type YoginiPeriod,
} from './yogini.ts';

const births = fc.double({ min: 2415020, max: 2469800, noNaN: true }).map(julianDayUt);
const someDasha = fc
  .tuple(
    fc.double({ min: 0, max: 359.9999, noNaN: true }),
    births,
    fc.constantFrom(...Object.values(DASHA_YEAR_DAYS)),
  )
  .map(([moon, birth, year]) => ({ birth, dasha: yoginiDasha(degrees(moon), birth, year) }));

const daysOf = ({ start, end }: YoginiPeriod): number => end - start;
const partition = (periods: readonly YoginiPeriod[]): void => {
  for (const [i, period] of periods.entries()) {
    expect(period.end).toBeGreaterThan(period.start);
    expect(period.end).toBe(periods[i + 1]?.start ?? period.end);
  }
};

describe('Yogini dasha', () => {
  // The stars of each yogini as tables of almanacs print them.
  test.each([
    ['mangala', ['ardra', 'chitra', 'shravana']],
    ['pingala', ['punarvasu', 'swati', 'dhanishta']],
    ['dhanya', ['pushya', 'vishakha', 'shatabhisha']],
    ['bhramari', ['ashwini', 'ashlesha', 'anuradha', 'purva-bhadrapada']],
    ['bhadrika', ['bharani', 'magha', 'jyeshtha', 'uttara-bhadrapada']],
    ['ulka', ['krittika', 'purva-phalguni', 'mula', 'revati']],
    ['siddha', ['rohini', 'uttara-phalguni', 'purva-ashadha']],
    ['sankata', ['mrigashira', 'hasta', 'uttara-ashadha']],
  ] as const)('%s rules %j', (yogini, stars: readonly Nakshatra[]) => {
    const found = NAKSHATRAS.filter(
      (_, i) => yoginiDasha(degrees((i + 0.5) * (40 / 3)), julianDayUt(0)).yoginiAtBirth === yogini,
    );
    expect(found).toEqual(stars);
  });

  it('eight periods of both levels meet exactly, in order, in proportion to their years', () => {
    fc.assert(
      fc.property(someDasha, fc.nat(7), ({ dasha }, choice) => {
        const periods = yoginiPeriods(dasha);
        partition(periods);
        const parent = periods[choice]!;
        const years = YOGINIS.find(({ yogini }) => yogini === parent.yogini)!.years;
        expect(daysOf(parent)).toBeCloseTo(years * dasha.yearDays, 5);
        const inner = yoginiSubPeriods(parent);
        partition(inner);
        expect([inner[0]!.start, inner[7]!.end]).toEqual([parent.start, parent.end]);
        expect(inner[0]!.yogini).toBe(parent.yogini);
        for (const child of inner) {
          const own = YOGINIS.find(({ yogini }) => yogini === child.yogini)!.years;
          expect(daysOf(child)).toBeCloseTo((daysOf(parent) * own) / 36, 5);
        }
        expect(yoginiSubPeriods(inner[0]!)).toEqual([]);
      }),
    );
  });

  it('rounds of 36 years follow one another; the balance is what is left at birth', () => {
    fc.assert(
      fc.property(someDasha, ({ dasha, birth }) => {
        const all = [...yoginiPeriods(dasha), ...yoginiPeriods(dasha, 1)];
        partition(all);
        expect(all[8]!.yogini).toBe(dasha.yoginiAtBirth);
        expect(all[7]!.end - all[0]!.start).toBeCloseTo(36 * dasha.yearDays, 5);
        expect(all[0]!.end).toBeCloseTo(birth + dasha.balanceYears * dasha.yearDays, 5);
      }),
    );
  });

  it('finds the running period and the one within it', () => {
    fc.assert(
      fc.property(someDasha, fc.double({ min: 0, max: 40_000, noNaN: true }), (some, age) => {
        const at = julianDayUt(some.birth + age);
        const [major, minor] = yoginiAt(some.dasha, at);
        for (const period of [major!, minor!]) {
          expect(period.start).toBeLessThanOrEqual(at);
          expect(period.end).toBeGreaterThan(at - 1e-6);
        }
        expect(minor!.start).toBeGreaterThanOrEqual(major!.start);
        expect(minor!.end).toBeLessThanOrEqual(major!.end);
        expect([major!.level, minor!.level]).toEqual([1, 2]);
      }),
    );
  });
});
