import { monthsBack } from '../src/judgement/life/past-of.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededBirths } from '../calibration/seeded-births.ts';
import { judge } from '../src/judgement/judge.ts';
import {
  monthAt,
  monthName,
  monthNameAt,
  monthStart,
} from '../src/judgement/reading/month-number.ts';
import { monthsFrom } from '../src/judgement/reading/months.ts';
import { readingAt } from '../src/judgement/reading/reading.ts';
import { MONTHS_AHEAD } from '../src/judgement/reading/months.ts';
import { hinduDayAt, varaOf } from '../src/panchanga/hindu-day.ts';
import { skyAt } from '../src/sky/sky.ts';
import { julianDayFromUnixMs, julianDayUt, signedArc } from '../src/units.ts';
import { GRAHAS } from '../src/vocabulary.ts';
import { anyQuestion, later, MINUTE, withoutTime } from './any-person.ts';
import { factorsOf, isSame } from './factors.ts';
import { undated } from './undated.ts';

const MUMBAI = { lat: 19.07, lon: 72.88 };
const IST = 5.5 / 24;
const ARCSECOND = 1 / 3600;

/** Midnights of UT and of India, and the noon at which a Julian day begins, of any day; month's and year's ends often. */
const midnights = fc
  .oneof(
    fc.integer({ min: 2415022, max: 2488432 }),
    fc.integer({ min: 12 * 1900 + 1, max: 12 * 2100 + 11 }).map((month) => monthStart(month) + 0.5),
  )
  .chain((noon) => fc.constantFrom(noon - 0.5, noon - 0.5 - IST, noon))
  .map(julianDayUt);

test('no longitude has a step at midnight', () => {
  fc.assert(
    fc.property(midnights, (midnight) => {
      const [before, then, after] = [-1, 0, 1].map((minutes) =>
        skyAt(later(midnight, minutes), MUMBAI),
      );
      for (const graha of GRAHAS) {
        const { lon, speed } = then!.grahas[graha];
        for (const [side, sky] of [
          [-1, before],
          [1, after],
        ] as const) {
          const moved = signedArc(sky!.grahas[graha].lon - lon);
          expect(Math.abs(moved - side * speed * MINUTE)).toBeLessThan(0.05 * ARCSECOND);
        }
      }
      const bend = signedArc(after!.lagna - then!.lagna) - signedArc(then!.lagna - before!.lagna);
      expect(Math.abs(bend)).toBeLessThan(2 * ARCSECOND);
    }),
  );
});

describe('the Hindu day', () => {
  const dayOf = (jd: number) => {
    const day = hinduDayAt(julianDayUt(jd), MUMBAI);
    if (typeof day === 'string') throw new Error(day);
    return day;
  };

  it('is the same a minute before midnight and a minute after, and another after sunrise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2415022, max: 2488432 }), (noon) => {
        const midnight = julianDayUt(noon + 0.5 - IST);
        const evening = dayOf(later(midnight, -1));
        expect(dayOf(later(midnight, 1))).toEqual(evening);
        const morning = dayOf(later(evening.nextSunrise, 1));
        expect(varaOf(morning)).toBe((varaOf(evening) + 1) % 7);
        expect(evening.nextSunrise).toBeGreaterThan(midnight);
      }),
    );
  });

  it('gives a birth after midnight the weekday of the evening before', () => {
    const bornAt = (wall: string) => julianDayFromUnixMs(Date.parse(`${wall}+05:30`));
    const varas = ['1990-08-14T23:59', '1990-08-15T00:01', '1990-08-15T07:00'].map((wall) =>
      varaOf(dayOf(bornAt(wall))),
    );
    expect(varas).toEqual([2, 2, 3]);
  });
});

describe('born or asking around midnight', () => {
  const someone = fc.integer({ min: 0, max: 1_000_000 }).map((seed) => seededBirths(1, seed)[0]!);

  it('one is answered alike on both sides of it unless a factor changed', () => {
    let alike = 0;
    fc.assert(
      fc.property(anyQuestion, someone, fc.boolean(), (question, { birth, place, at }, inUt) => {
        const midnight = julianDayUt(Math.floor(birth) + 0.5 - (inUt ? 0 : IST));
        const months = [...monthsBack(at), ...monthsFrom(at, MONTHS_AHEAD)];
        const [before, after] = [-0.05, 0.05].map((minutes) => {
          const born = { birth: later(midnight, minutes), place };
          const {
            holdsMinutes: _,
            confidence: __,
            windows,
            ...answer
          } = judge({ question, ...born, at });
          const told = windows.map(({ holdsMinutes: ___, ...window }) => window);
          const factors = factorsOf(readingAt(born.birth, place, 'lagna'), at, months);
          return { factors, answer: { ...answer, told } };
        });
        if (!isSame(before!.factors, after!.factors, 'chart', 'extras', 'divisions', 'periods'))
          return;
        alike += 1;
        expect(undated(after!.answer)).toEqual(undated(before!.answer));
      }),
      { numRuns: 45 },
    );
    expect(alike).toBeGreaterThan(5);
  });

  it('one who asks before the midnight of a month’s end hears of the same months later, one sooner', () => {
    fc.assert(
      fc.property(anyQuestion, someone, fc.boolean(), (question, born, isTimed) => {
        const person = isTimed ? born : withoutTime(born);
        const midnight = monthStart(monthAt(born.at) + 1);
        const [before, after] = [-1, 1].map(
          (minutes) => judge({ question, ...person, at: later(midnight, minutes) }).timeline,
        );
        const [seen, sooner] = [before!.slice(1), after!.slice(0, -1)];
        expect(seen.map(({ month }) => month)).toEqual(sooner.map(({ month }) => month));
        // Each month is told against the mean of those ahead, of which one has gone.
        for (const [index, { dasha, transit }] of seen.entries()) {
          expect(Math.abs(dasha - sooner[index]!.dasha)).toBeLessThan(0.15);
          expect(Math.abs(transit - sooner[index]!.transit)).toBeLessThan(0.15);
        }
        expect(before![0]?.month).toBe(monthName(monthAt(midnight) - 1));
        expect(after![0]?.month).toBe(monthNameAt(midnight));
      }),
      { numRuns: 15 },
    );
  });
});
