const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of an ISO instant as the visitor's calendar has it: "21 Nov 2026". */
export const dayOf = (instant: string): string => DAY.format(Date.parse(instant));

/** Day and time of an ISO instant by the visitor's clock: "21 Nov 2026, 4:30 PM". */
export const momentOf = (instant: string): string =>
  MOMENT.format(Date.parse(instant)).replace(
    /\s([ap]m)$/i,
    (_, half: string) => `\u00A0${half.toUpperCase()}`,
  );
