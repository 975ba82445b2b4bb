const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** An instant (ISO) → "21 November 2026", in India time. */
export const dayInWords = (instant: string): string => DAY.format(Date.parse(instant));

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The date in India (`2026-11-21`) at an instant (ISO, or ms since 1970). */
export const dayInIndia = (instant: string | number): string => ISO_DAY.format(new Date(instant));
