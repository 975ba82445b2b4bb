import { INDIA } from '@dhruva/kernel/india';

const PARTS = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  day: 'numeric',
  month: 'short',
  timeZone: INDIA,
});

/** Formats an instant (ISO) in India time for a promise: "5:40 PM, 23 Nov (IST)". */
export const dueInWords = (instant: string): string => {
  const part = Object.fromEntries(
    PARTS.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]),
  );
  const { hour, minute, dayPeriod = '', day, month } = part;
  return `${hour}:${minute} ${dayPeriod.toUpperCase()}, ${day} ${month} (IST)`;
};
