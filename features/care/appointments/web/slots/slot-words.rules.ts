import { MINUTE_MS } from '@dhruva/kernel/durations';
import { INDIA } from '@dhruva/kernel/india';

const clock = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: zone,
  });
const wholeDay = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  });

const timeAt = (at: number, zone: string): string =>
  clock(zone)
    .format(at)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ap]m$/i, (half) => half.toUpperCase());

/** Formats a date (YYYY-MM-DD): "Monday 23 November". */
export const dayInWords = (date: string): string =>
  wholeDay('UTC')
    .format(Date.parse(`${date}T00:00Z`))
    .replace(',', '');

/** The day in India of an instant (ISO): "Monday 23 November". */
export const sessionDay = (startsAt: string): string =>
  wholeDay(INDIA).format(Date.parse(startsAt)).replace(',', '');

/** Start and end of a session in India, from its start (ISO). */
export const sessionTimes = (
  startsAt: string,
  minutes: number,
): { readonly from: string; readonly until: string } => {
  const from = Date.parse(startsAt);
  return { from: timeAt(from, INDIA), until: timeAt(from + minutes * MINUTE_MS, INDIA) };
};

/**
 * An instant (ISO) in another zone (IANA name): "Sunday 22 November, 11:30 PM"; undefined where it reads the
 * same as in India.
 */
export const localTime = (startsAt: string, zone: string): string | undefined => {
  const at = Date.parse(startsAt);
  const by = (name: string): string =>
    `${wholeDay(name).format(at).replace(',', '')}, ${timeAt(at, name)}`;
  return by(zone) === by(INDIA) ? undefined : by(zone);
};

/** Formats an instant (ms) as time in India: "4:35 PM". */
export const indianTime = (at: number): string => timeAt(at, INDIA);
