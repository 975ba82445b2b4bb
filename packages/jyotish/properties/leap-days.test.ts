import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { judge } from '../src/judgement/judge.ts';
import { judgePair } from '../src/judgement/pair/judge-pair.ts';
import { PLANS } from '../src/judgement/plans/all-plans.ts';
import { monthNameAt, monthNumber } from '../src/judgement/reading/month-number.ts';
import { monthsFrom } from '../src/judgement/reading/months.ts';
import { skyAt } from '../src/sky/sky.ts';
import { julianDayFromUnixMs, julianDayUt, signedArc } from '../src/units.ts';
import { anyPairQuestion, anyQuestion, later, MINUTE, withoutTime } from './any-person.ts';
import { flawsIn } from './flaws.ts';

const PLACE = { lat: 26.85, lon: 80.95 };
const inIndia = (wall: string) => julianDayFromUnixMs(Date.parse(`${wall}+05:30`));
const utc = (wall: string) => julianDayFromUnixMs(Date.parse(`${wall}Z`));
const LEAP_DAYS = ['1904-02-29', '1972-02-29', '2000-02-29'] as const;
const minutes = fc.nat(1439);

describe.each(LEAP_DAYS)('born on %s', (date) => {
  const start = inIndia(`${date}T00:00`);
  const at = utc('2028-02-29T00:00');

  it('is a day of its own between the 28th and the 1st', () => {
    const [eve, next] = [`${date.slice(0, 8)}28T23:59`, `${date.slice(0, 5)}03-01T00:00`];
    expect(start - inIndia(eve)).toBeCloseTo(MINUTE, 8);
    expect(inIndia(next) - start).toBe(1);
    const [a, b] = [skyAt(inIndia(eve), PLACE), skyAt(start, PLACE)];
    const { lon, speed } = b.grahas.moon;
    expect(signedArc(lon - a.grahas.moon.lon)).toBeCloseTo(speed * MINUTE, 5);
  });

  it('is answered, asked on a leap day too, from the months that follow it', () => {
    fc.assert(
      fc.property(anyQuestion, minutes, (question, minute) => {
        const born = { birth: later(start, minute), place: PLACE };
        for (const person of [born, withoutTime(born)]) {
          const answer = judge({ question, ...person, at });
          expect(flawsIn(answer)).toEqual([]);
          const names = answer.timeline.map(({ month }) => month);
          expect(names.slice(0, 2)).toEqual(['2028-02', '2028-03'].slice(0, names.length));
          expect(names).toHaveLength(PLANS[question].months);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('is answered together with another leap day', () => {
    fc.assert(
      fc.property(anyPairQuestion, minutes, (question, minute) => {
        const self = { birth: later(start, minute), place: PLACE };
        const other = { birth: inIndia('1976-02-29T12:00'), place: PLACE };
        expect(flawsIn(judgePair({ question, self, other, at }))).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});

test('months follow one another over leap years, each read at an instant of its own', () => {
  const instants = fc.double({ min: 2415020.5, max: 2488434.4, noNaN: true }).map(julianDayUt);
  const leapDays = fc
    .integer({ min: 0, max: 49 })
    .map((nth) => utc(`${1904 + 4 * nth}-02-29T00:00`));
  const lengths = fc.integer({ min: 1, max: 72 });
  fc.assert(
    fc.property(fc.oneof(instants, leapDays), lengths, (at, count) => {
      const months = monthsFrom(at, count);
      expect(months[0]?.name).toBe(monthNameAt(at));
      for (const [index, { name, jd }] of months.entries()) {
        expect(monthNumber(name)).toBe(monthNumber(monthNameAt(at)) + index);
        expect(monthNameAt(jd)).toBe(name);
        expect(jd).toBeGreaterThanOrEqual(at);
      }
    }),
  );
});
