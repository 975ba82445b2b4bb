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

/** A civil date (YYYY-MM-DD) as it is said: "Monday 23 November". */
export const dayInWords = (date: string): string =>
  wholeDay('UTC')
    .format(Date.parse(`${date}T00:00Z`))
    .replace(',', '');

/** The day in India of a session, from its instant (ISO): "Monday 23 November". */
export const sessionDay = (startsAt: string): string =>
  wholeDay(INDIA).format(Date.parse(startsAt)).replace(',', '');

/** From when to when a session lasts by the clock of India, from its instant (ISO). */
export const sessionTimes = (
  startsAt: string,
  minutes: number,
): { readonly from: string; readonly until: string } => {
  const from = Date.parse(startsAt);
  return { from: timeAt(from, INDIA), until: timeAt(from + minutes * MINUTE_MS, INDIA) };
};

/**
 * The same instant (ISO) by a visitor's clock, with the day, "Sunday 22 November, 11:30 PM"; undefined where
 * it shows what India's clock shows. `zone`: IANA name.
 */
export const ownTime = (startsAt: string, zone: string): string | undefined => {
  const at = Date.parse(startsAt);
  const by = (name: string): string =>
    `${wholeDay(name).format(at).replace(',', '')}, ${timeAt(at, name)}`;
  return by(zone) === by(INDIA) ? undefined : by(zone);
};

/** A time of day in India, from an instant in milliseconds: "4:35 PM". */
export const indianTime = (at: number): string => timeAt(at, INDIA);
