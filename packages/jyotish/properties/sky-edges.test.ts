import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ayanamshaAt } from '../src/sky/ayanamsha.ts';
import { SkyRangeError } from '../src/sky/range.ts';
import { julianDayFromUnixMs, julianDayTt, julianDayUt } from '../src/units.ts';
import { COMPATIBILITY_QUESTIONS, QUESTION_IDS } from '../src/vocabulary.ts';
import { judge } from '../src/judgement/judge.ts';
import { judgePair } from '../src/judgement/pair/judge-pair.ts';
import { PLANS } from '../src/judgement/plans/all-plans.ts';
import { monthAt, monthNumber } from '../src/judgement/reading/month-number.ts';
import { flawsIn } from './flaws.ts';
import { anyPairQuestion, anyQuestion, later, withoutTime } from './any-person.ts';

const utc = (date: string) => julianDayFromUnixMs(Date.parse(`${date}Z`));
const PLACE = { lat: 19.07, lon: 72.88 };
const SOMEONE = { birth: utc('1980-03-03T03:00'), place: PLACE };
const OF_CAUSES = QUESTION_IDS.filter((id) => PLANS[id].specifics?.includes('causes'));

/** A minute of a civil day and that day, wherever its clocks stand: 14 hours ahead of UT to 12 behind. */
const minuteOf = (date: string) =>
  fc
    .record({ ahead: fc.integer({ min: -12, max: 14 }), minute: fc.integer({ min: 0, max: 1439 }) })
    .map(({ ahead, minute }) => {
      const start = julianDayUt(utc(`${date}T00:00`) - ahead / 24);
      return {
        born: { birth: later(start, minute), place: PLACE },
        unknownWithin: { start, end: julianDayUt(start + 1) },
      };
    });

describe.each([
  ['1900-01-01', '1930-06-15T00:00'],
  ['2100-12-31', '2100-12-31T00:00'],
])('born on %s', (date, asked) => {
  const at = utc(asked);

  it('is answered like anyone, with the time or without', () => {
    fc.assert(
      fc.property(anyQuestion, minuteOf(date), (question, { born, unknownWithin }) => {
        expect(flawsIn(judge({ question, ...born, at }))).toEqual([]);
        expect(flawsIn(judge({ question, ...born, unknownWithin, at }))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('is answered together with someone else', () => {
    fc.assert(
      fc.property(anyPairQuestion, minuteOf(date), (question, { born, unknownWithin }) => {
        const other = { ...born, unknownWithin };
        expect(flawsIn(judgePair({ question, self: born, other: SOMEONE, at }))).toEqual([]);
        expect(flawsIn(judgePair({ question, self: SOMEONE, other, at }))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

describe('asked in the last years of the known sky', () => {
  const lastYears = fc.integer({ min: 0, max: 9 * 1440 * 365 });
  const LAST_MINUTE = utc('2100-12-31T23:59');

  it('answers from the months there are', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyQuestion, fc.constantFrom(...OF_CAUSES)),
        lastYears,
        fc.integer({ min: 0, max: 20_000 }),
        (question, before, days) => {
          const at = julianDayUt(LAST_MINUTE - before / 1440);
          const born = { birth: julianDayUt(SOMEONE.birth + 22_000 + days), place: PLACE };
          const answer = judge({ question, ...born, at });
          const left = monthNumber('2100-12') - monthAt(at) + 1;
          expect(flawsIn(answer)).toEqual([]);
          expect(answer.timeline).toHaveLength(Math.min(left, PLANS[question].months));
          expect(answer.windows.filter(({ to }) => to > '2100-12')).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('ends with their last minute', () => {
    const asked = (at: string) => judge({ question: 'marriage-when', ...SOMEONE, at: utc(at) });
    expect(asked('2100-12-31T23:59').timeline.map(({ month }) => month)).toEqual(['2100-12']);
    expect(() => asked('2101-01-01T00:00')).toThrow(SkyRangeError);
  });
});

describe('outside of the known sky', () => {
  const usual = { ...SOMEONE, at: utc('2026-01-01T00:00') };
  test.each([
    ['birth', utc('1899-12-30T23:59')],
    ['birth', utc('2101-01-02T00:00')],
    ['birth', julianDayUt(Number.NaN)],
    ['at', utc('1899-12-31T23:59')],
    ['at', utc('2101-01-01T00:00')],
    ['at', utc('2150-06-01T00:00')],
    ['at', julianDayUt(Number.NaN)],
  ])('%s %d is refused by its code', (field, jd) => {
    const { at, ...born } = { ...usual, [field]: jd };
    const refused = expect.objectContaining({ code: 'sky.out-of-range' }) as Error;
    for (const self of [born, withoutTime(born)]) {
      expect(() => judge({ question: 'marriage-when', ...self, at })).toThrow(refused);
      for (const question of COMPATIBILITY_QUESTIONS) {
        expect(() => judgePair({ question, self, other: SOMEONE, at })).toThrow(refused);
        expect(() => judgePair({ question, self: SOMEONE, other: self, at })).toThrow(refused);
      }
    }
  });
});

test('the ayanamsha grows by general precession from the first year to the last', () => {
  for (const date of ['1900-01-01', '1950-01-01', '2000-01-01', '2050-01-01', '2099-12-31']) {
    const jd = utc(`${date}T00:00`);
    const grown = ayanamshaAt(julianDayTt(jd + 365.25)).value - ayanamshaAt(julianDayTt(jd)).value;
    expect(grown * 3600).toBeGreaterThan(50.2);
    expect(grown * 3600).toBeLessThan(50.4);
  }
});
