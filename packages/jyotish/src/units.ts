/**
 * Units of the engine. Each brand is its own type, so that a UT day cannot be
 * passed where a TT day is meant; crossing over happens only by a named function.
 */
declare const unit: unique symbol;

/** Julian day in Universal Time (UTC is taken as UT1, as astrology software does). */
export type JulianDayUt = number & { readonly [unit]: 'JulianDayUt' };

/** Julian day in Terrestrial Time. */
export type JulianDayTt = number & { readonly [unit]: 'JulianDayTt' };

/** Degrees along the ecliptic, 0 ≤ x < 360. */
export type Degrees = number & { readonly [unit]: 'Degrees' };

/** A stretch of time, start ≤ t < end. */
export interface Span {
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
}

/** First and last day of a stretch of time, ISO days in UT, both included. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

const UNIX_EPOCH_JD = 2440587.5;
const MS_PER_DAY = 86_400_000;

/** Brands a number as a Julian day UT. */
export const julianDayUt = (value: number): JulianDayUt => value as JulianDayUt;

/** Brands a number as a Julian day TT. */
export const julianDayTt = (value: number): JulianDayTt => value as JulianDayTt;

/** Folds any angle in degrees into 0 ≤ x < 360. */
export const degrees = (value: number): Degrees => {
  const folded = value - 360 * Math.floor(value / 360);
  // The quotient may round to the next turn, a tiny negative angle to a whole one.
  if (folded < 0) return (folded + 360) as Degrees;
  return (folded < 360 ? folded : folded - 360) as Degrees;
};

/** Folds any angle in degrees into −180 ≤ x ≤ 180; half a turn may get either sign. */
export const signedArc = (angle: number): number => angle - 360 * Math.round(angle / 360);

/** Milliseconds since 1970-01-01T00:00Z → Julian day UT. */
export const julianDayFromUnixMs = (ms: number): JulianDayUt =>
  (ms / MS_PER_DAY + UNIX_EPOCH_JD) as JulianDayUt;

/** Julian day UT → milliseconds since 1970-01-01T00:00Z, rounded to the millisecond. */
export const unixMsFromJulianDay = (jd: JulianDayUt): number =>
  Math.round((jd - UNIX_EPOCH_JD) * MS_PER_DAY);
