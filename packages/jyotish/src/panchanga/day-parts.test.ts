import { expect, test } from 'vitest';
import { julianDayUt } from '../units.ts';
import { abhijitOf, choghadiyasOf, kalasOf } from './day-parts.ts';
import type { HinduDay } from './hindu-day.ts';

/** A day from 6 to 18 and its night until 6, so many days after a Sunday. */
const dayAfterSunday = (days: number): HinduDay => {
  const start = 2_461_004 + days;
  return {
    number: 2_461_003 + days,
    sunrise: julianDayUt(start + 0.25),
    sunset: julianDayUt(start + 0.75),
    nextSunrise: julianDayUt(start + 1.25),
  };
};

const hours = (at: number): number => Math.round(((at + 100) % 1) * 24 * 100) / 100;

test('Rahu Kalam from the half past four of Sunday to the nine of Saturday', () => {
  const starts = [0, 1, 2, 3, 4, 5, 6].map((days) =>
    hours(kalasOf(dayAfterSunday(days)).rahu.start),
  );
  expect(starts).toEqual([16.5, 7.5, 15, 12, 13.5, 10.5, 9]);
});

test('no two of the three take the same eighth, and each takes all but one in a week', () => {
  const eighths = [0, 1, 2, 3, 4, 5, 6].map((days) =>
    Object.values(kalasOf(dayAfterSunday(days))).map(({ start }) => hours(start)),
  );
  for (const three of eighths) expect(new Set(three).size).toBe(3);
  for (const at of [0, 1, 2]) expect(new Set(eighths.map((three) => three[at])).size).toBe(7);
});

test('abhijit lies around noon', () => {
  const { start, end } = abhijitOf(dayAfterSunday(0));
  expect([hours(start), hours(end)]).toEqual([11.6, 12.4]);
});

test('sixteen choghadiyas fill the day without gaps, and the last of the light has the name of the first', () => {
  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    const day = dayAfterSunday(days);
    const found = choghadiyasOf(day);
    expect(found).toHaveLength(16);
    expect(found[0]?.start).toBe(day.sunrise);
    expect(found.at(-1)?.end).toBeCloseTo(day.nextSunrise, 8);
    for (const [at, { start }] of found.entries())
      expect(start).toBeCloseTo(found[at - 1]?.end ?? start, 8);
    expect(found[7]?.name).toBe(found[0]?.name);
    expect(found[15]?.name).toBe(found[8]?.name);
  }
});
