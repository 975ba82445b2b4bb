import { DELTA_T_EXPECTED, DELTA_T_FIRST_YEAR, DELTA_T_SECONDS } from '../../tables/delta-t.ts';
import { julianDayTt, type JulianDayTt, type JulianDayUt } from '../../units.ts';

const JD_2000 = 2451544.5;
const DAYS_PER_YEAR = 365.25;
const SECONDS_PER_DAY = 86_400;

/**
 * Delta T (TT − UT) in seconds: linear between the Januaries of the table, then the expected
 * polynomial.
 */
export const deltaTAt = (jdUt: JulianDayUt): number => {
  const years = (jdUt - JD_2000) / DAYS_PER_YEAR;
  const place = years + 2000 - DELTA_T_FIRST_YEAR;
  const index = Math.max(0, Math.floor(place));
  const before = DELTA_T_SECONDS[index];
  const after = DELTA_T_SECONDS[index + 1];
  if (before !== undefined && after !== undefined) {
    return before + (after - before) * (place - index);
  }
  const [c0, c1, c2, c3] = DELTA_T_EXPECTED;
  return c0 + years * (c1 + years * (c2 + years * c3));
};

/** Julian day UT → Julian day TT with a known Delta T, seconds. */
export const ttWith = (jdUt: JulianDayUt, deltaT: number): JulianDayTt =>
  julianDayTt(jdUt + deltaT / SECONDS_PER_DAY);

/** Julian day UT → Julian day TT. */
export const jdTtFromUt = (jdUt: JulianDayUt): JulianDayTt => ttWith(jdUt, deltaTAt(jdUt));
