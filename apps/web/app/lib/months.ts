const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** `2027-03` → "March 2027". */
export const monthInWords = (month: string): string =>
  MONTH.format(Date.parse(`${month}-01T00:00Z`));

/** An instant (ISO) → "21 November 2026", in India time. */
export const dayInWords = (instant: string): string => DAY.format(Date.parse(instant));
