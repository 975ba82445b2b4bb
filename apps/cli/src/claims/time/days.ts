const MS_PER_DAY = 86_400_000;
const UNIX_EPOCH_JD = 2_440_587.5;

/** Noon UT of an ISO day (`YYYY-MM-DD`) as a Julian day; NaN for anything else. */
export const noonOf = (day: string): number =>
  Date.parse(`${day}T12:00:00Z`) / MS_PER_DAY + UNIX_EPOCH_JD;

/** The ISO day of a Julian day UT. */
export const dayOf = (jd: number): string =>
  new Date((jd - UNIX_EPOCH_JD) * MS_PER_DAY).toISOString().slice(0, 10);

/** `YYYY-MM` of an ISO day or month. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Days that noon of a claimed day may lie off the instant: half a day, and one of tolerance. */
export const NEAR_DAYS = 1.75;

/** Whether an instant lies on a claimed day, or within a day of it. */
export const isNear = (day: string, jd: number): boolean => Math.abs(noonOf(day) - jd) <= NEAR_DAYS;
