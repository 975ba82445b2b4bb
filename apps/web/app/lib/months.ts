const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** An instant (ISO) → "21 November 2026", in India time. */
export const dayInWords = (instant: string): string => DAY.format(Date.parse(instant));
