import type { ClaimOf, Verdict } from '../claims.types.ts';
import { NEAR_DAYS, noonOf } from '../time/days.ts';
import type { Period } from '../time/dashas.ts';
import type { Sheet } from './sheet.ts';

/** Days a period moves between two moments of a day at most; more means that the star changed. */
const SAME_STAR = 500;

const isBetween = (day: string, one: number, other: number): boolean => {
  const noon = noonOf(day);
  return noon >= Math.min(one, other) - NEAR_DAYS && noon <= Math.max(one, other) + NEAR_DAYS;
};

/** One period at a moment of the day and at the next. */
type Moving = readonly [Period, Period];

const movingIn = (sheets: readonly Sheet[], claim: ClaimOf<'period'>): readonly Moving[] => {
  const { system, level, graha } = claim;
  const own = sheets.map((sheet) =>
    sheet.periods(system).filter((each) => each.level === level && each.graha === graha),
  );
  return own.flatMap((periods, moment) =>
    periods.map((one, index): Moving => {
      const next = own[moment + 1]?.[index] ?? one;
      return [one, Math.abs(one.start - next.start) < SAME_STAR ? next : one];
    }),
  );
};

/**
 * A period of a birth without a time, whose days move with the Moon: its first day is that of some
 * moment of the day, and its last one that of some moment, of the same period.
 */
export const periodInDay = (sheets: readonly Sheet[], claim: ClaimOf<'period'>): Verdict => {
  const { system, level, graha, start, end } = claim;
  const moving = movingIn(sheets, claim);
  const begins = moving.filter(([one, next]) => isBetween(start, one.start, next.start));
  const ends = moving.filter(([one, next]) => isBetween(end, one.end, next.end));
  const isOne = begins.some(([one]) =>
    ends.some(([other]) => one.start < other.end && other.start < one.end),
  );
  return isOne
    ? null
    : `no ${system} period of ${graha} on level ${level} has these days at any hour`;
};
