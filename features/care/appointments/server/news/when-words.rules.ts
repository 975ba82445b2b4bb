import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTH_CHARS = 3;

/** The day, the date and, to the minute, the time in India. */
const inIndia = (at: Date) => {
  const { date, time, weekday } = wallClock(at.getTime(), INDIA);
  return {
    day: WEEKDAYS[weekday - 1] ?? '',
    date: dateInWords(date),
    time: timeInWords(time.slice(0, 'HH:MM'.length)),
  };
};

/** Formats an instant: "Mon 23 November 2026, 3:00 PM (India time)". */
export const momentInWords = (at: Date): string => {
  const { day, date, time } = inIndia(at);
  return `${day} ${date}, ${time} (India time)`;
};

/** Formats a span: "Mon 23 November 2026, 3:00 PM to 3:45 PM (India time)". */
export const spanInWords = (startsAt: Date, endsAt: Date): string => {
  const { day, date, time } = inIndia(startsAt);
  return `${day} ${date}, ${time} to ${inIndia(endsAt).time} (India time)`;
};

/** Formats an instant for an SMS: "Mon 23 Nov, 3:00 PM IST". */
export const shortMoment = (at: Date): string => {
  const { day, date, time } = inIndia(at);
  const [number = '', month = ''] = date.split(' ');
  return `${day} ${number} ${month.slice(0, MONTH_CHARS)}, ${time} IST`;
};
