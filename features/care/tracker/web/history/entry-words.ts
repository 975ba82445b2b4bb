const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO instant as a local date: "21 Nov 2026". */
export const dayOf = (instant: string): string => DAY.format(Date.parse(instant));

/** Formats an ISO instant as local date and time: "21 Nov 2026, 4:30 PM". */
export const momentOf = (instant: string): string =>
  MOMENT.format(Date.parse(instant)).replace(
    /\s([ap]m)$/i,
    (_, half: string) => `\u00A0${half.toUpperCase()}`,
  );
