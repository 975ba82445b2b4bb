import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { outsideCases } from '../../reference/outside-cases.ts';
import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { VIMSHOTTARI } from '../tables/vimshottari.ts';
import { degrees, julianDayFromUnixMs, julianDayUt } from '../units.ts';
import {
  dashaAt,
  dashasBetween,
  mahadashas,
  nakshatraLord,
  subPeriods,
  vimshottari,
  type DashaLevel,
  type DashaPeriod,
} from './vimshottari.ts';

const moons = fc.double({ min: 0, max: 359.9999, noNaN: true });
const births = fc.double({ min: 2415020, max: 2469800, noNaN: true }).map(julianDayUt);
const someDasha = fc.tuple(moons, births).map(([moon, birth]) => ({
  birth,
  dasha: vimshottari(degrees(moon), birth),
}));

const daysOf = ({ start, end }: DashaPeriod): number => end - start;
const yearsOf = (lord: string): number => VIMSHOTTARI.find((e) => e.lord === lord)!.years;
const partition = (periods: readonly DashaPeriod[]): void => {
  for (const [i, period] of periods.entries()) {
    expect(period.end).toBeGreaterThan(period.start);
    expect(period.end).toBe(periods[i + 1]?.start ?? period.end);
  }
};

describe('Vimshottari', () => {
  it('starts with the lord of the nakshatra, its balance by the Moon', () => {
    const birth = julianDayUt(2451545);
    expect(vimshottari(degrees(0), birth)).toEqual({
      lordAtBirth: 'ketu',
      balanceYears: 7,
      start: birth,
      yearDays: 365.25,
    });
    const half = vimshottari(degrees(20), birth);
    expect(half).toMatchObject({ lordAtBirth: 'venus', balanceYears: 10 });
    expect(birth - half.start).toBeCloseTo(10 * DASHA_YEAR_DAYS.julian, 6);
    expect([0, 5, 9, 26].map(nakshatraLord)).toEqual(['ketu', 'rahu', 'ketu', 'mercury']);
  });

  it('nine periods of every level meet exactly, in order, in proportion to their years', () => {
    fc.assert(
      fc.property(
        someDasha,
        fc.array(fc.nat(8), { minLength: 4, maxLength: 4 }),
        ({ dasha }, path) => {
          let periods = mahadashas(dasha);
          for (const choice of path) {
            const parent = periods[choice]!;
            periods = subPeriods(parent);
            partition(periods);
            expect([periods[0]!.start, periods[8]!.end]).toEqual([parent.start, parent.end]);
            expect(periods[0]!.lord).toBe(parent.lord);
            for (const child of periods) {
              expect(daysOf(child)).toBeCloseTo((daysOf(parent) * yearsOf(child.lord)) / 120, 5);
            }
          }
          expect(subPeriods(periods[0]!)).toEqual([]);
        },
      ),
    );
  });

  it('rounds of 120 years follow one another without a gap', () => {
    fc.assert(
      fc.property(someDasha, ({ dasha, birth }) => {
        const all = [...mahadashas(dasha), ...mahadashas(dasha, 1)];
        partition(all);
        expect(all[0]!.start).toBeLessThanOrEqual(birth);
        expect(all[0]!.end).toBeGreaterThan(birth - 1e-6);
        expect(all[9]!.lord).toBe(dasha.lordAtBirth);
      }),
    );
  });

  it('finds the five running lords, each inside the one above', () => {
    fc.assert(
      fc.property(
        someDasha,
        fc.double({ min: 0, max: 50_000, noNaN: true }),
        ({ dasha, birth }, age) => {
          const at = julianDayUt(birth + age);
          const running = dashaAt(dasha, at);
          expect(running.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
          for (const [i, period] of running.entries()) {
            expect(period.start).toBeLessThanOrEqual(at);
            expect(period.end).toBeGreaterThan(at - 1e-6);
            expect(period.lords).toEqual(running.slice(0, i + 1).map(({ lord }) => lord));
          }
        },
      ),
    );
  });

  it('lists all periods of a level over an interval, across the end of a round', () => {
    fc.assert(
      fc.property(
        someDasha,
        fc.double({ min: 0, max: 45_000, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        ({ dasha, birth }, age, level) => {
          const span = { start: julianDayUt(birth + age), end: julianDayUt(birth + age + 900) };
          const periods = dashasBetween(dasha, span, level as DashaLevel);
          partition(periods);
          expect(periods[0]!.start).toBeLessThanOrEqual(span.start);
          expect(periods.at(-1)!.end).toBeGreaterThanOrEqual(span.end);
          expect(periods[0]).toEqual(dashaAt(dasha, span.start, level as DashaLevel).at(-1));
        },
      ),
      { numRuns: 50 },
    );
  });
});

interface BirthMoon {
  readonly birth: { readonly date: string; readonly time: string };
  readonly moon_sidereal: number;
}

describe('against Jagannatha Hora, whose year is the true solar one', () => {
  const cases = outsideCases<BirthMoon, Record<string, string>>('-vim-md');
  test.each(cases.map((found) => [found.id, found] as const))('%s', (_, { input, expected }) => {
    const birth = julianDayFromUnixMs(Date.parse(`${input.birth.date}T${input.birth.time}+05:30`));
    const periods = mahadashas(vimshottari(degrees(input.moon_sidereal), birth));
    expect(periods.map(({ lord }) => lord)).toEqual(
      Object.keys(expected).map((name) => name.toLowerCase()),
    );
    for (const [i, date] of Object.values(expected).entries()) {
      const printed = julianDayFromUnixMs(Date.parse(`${date}T12:00+05:30`));
      expect(Math.abs(periods[i]!.start - printed)).toBeLessThan(5.5);
    }
  });
});
