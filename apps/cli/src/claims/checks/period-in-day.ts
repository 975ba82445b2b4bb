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

/**
 * A period of a birth without a time: its days are those of some moment of the day, between one that
 * was computed and the next, as the Moon moves on.
 */
export const periodInDay = (sheets: readonly Sheet[], claim: ClaimOf<'period'>): Verdict => {
  const { system, level, graha, start, end } = claim;
  const own = sheets.map((sheet) =>
    sheet.periods(system).filter((each) => each.level === level && each.graha === graha),
  );
  const isHere = (one: Period, next: Period): boolean =>
    Math.abs(one.start - next.start) < SAME_STAR &&
    isBetween(start, one.start, next.start) &&
    isBetween(end, one.end, next.end);
  const isFound = own.some((periods, moment) =>
    periods.some((one, index) => {
      const next = own[moment + 1]?.[index] ?? one;
      return isHere(one, next) || isHere(one, one);
    }),
  );
  return isFound
    ? null
    : `no ${system} period of ${graha} on level ${level} has these days at any hour`;
};
