import type { Schedule } from '../opening.rules.ts';
import { WEEKDAYS } from '../hours.rules.ts';

/** A therapist's weekly hours and current or future leave as of `today` (YYYY-MM-DD), in their own zone. */
export const hoursInWords = (
  name: string,
  { zone, noticeMinutes, hours, leave }: Schedule,
  today: string,
): string => {
  const week = WEEKDAYS.map((name, at) => {
    const windows = hours
      .filter(({ weekday }) => weekday === at + 1)
      .map(({ from, until }) => `${from}-${until}`)
      .toSorted();
    return `${name}  ${windows.length === 0 ? 'none' : windows.join(',')}`;
  });
  const away = leave
    .filter(({ lastDay }) => lastDay >= today)
    .map(({ firstDay, lastDay }) => `leave  ${firstDay} to ${lastDay}`)
    .toSorted();
  const head = `${name}, by the clock of ${zone}; sessions are booked ${noticeMinutes} minutes ahead or more`;
  return [head, ...week, ...away].join('\n');
};
