import { DAY_MS } from '@dhruva/kernel/durations';
import { INDIA } from '@dhruva/kernel/india';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './settings.ts';

/** Range of days ahead in which a session can be booked and still be moved. */
const NEAREST = 3;
const FARTHEST = 86;

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA });
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, weekday: 'long' });
const month = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, month: 'long' });

/** The day in India of an instant, YYYY-MM-DD. */
export const indianDay = (at: number): string => isoDay.format(at);

/** Claims a day; false when another journey of this run has it already. */
const claim = (name: string): boolean => {
  const folder = join(FOLDER, 'claimed');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(join(folder, name));
    return true;
  } catch {
    return false;
  }
};

/**
 * Claims a working day of this therapist (A to F), YYYY-MM-DD in India: journeys run concurrently on one
 * server, and none may take another's slots. Each is later than the one before. A journey with its own server
 * names it and has all days to itself.
 */
export const claimDay = (therapist: string, server = 'shared'): string => {
  for (let ahead = NEAREST; ahead <= FARTHEST; ahead += 1) {
    const at = Date.now() + ahead * DAY_MS;
    const day = indianDay(at);
    if (weekday.format(at) !== 'Sunday' && claim(`${server}-${therapist}-${day}`)) return day;
  }
  throw new Error(`Every day of therapist ${therapist} is claimed`);
};

/** The calendar's label of a day given as YYYY-MM-DD: "Monday 4 January 2027". */
export const dayLabel = (day: string): string => {
  const at = Date.parse(`${day}T12:00:00+05:30`);
  return `${weekday.format(at)} ${Number(day.slice(8))} ${month.format(at)} ${day.slice(0, 4)}`;
};
