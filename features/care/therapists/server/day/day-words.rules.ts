import { MINUTE_MS } from '@dhruva/kernel/durations';
import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { type Span, type Window } from '../hours.rules.ts';
import { freeSpans } from './day.rules.ts';

/** A session in a day's schedule: time, length, reference and state. */
export interface DaySession {
  readonly reference: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly state: string;
}

interface TherapistDay {
  readonly name: string;
  /** YYYY-MM-DD in India. */
  readonly date: string;
  readonly windows: readonly Window[];
  readonly sessions: readonly DaySession[];
  /** The quarter-hour cells that sessions block, including the pause after them. */
  readonly takenAt: readonly Date[];
}

const STATES: Readonly<Record<string, string>> = {
  held: 'held, not paid yet',
  confirmed: 'booked',
};

const clock = (at: Date): string => timeInWords(wallClock(at.getTime(), INDIA).time.slice(0, 5));
const WIDTH = '12:00 PM - 12:45 PM'.length;
const line = ({ from, until }: Span, what: string): string =>
  `${`${clock(from)} - ${clock(until)}`.padEnd(WIDTH)}  ${what}`;

const spanOf = ({ startsAt, minutes }: DaySession): Span => ({
  from: startsAt,
  until: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** A session as a line in Indian time: "3:00 PM - 3:45 PM booked, 45 minutes, S-1B2C3D4E". */
const sessionInWords = (session: DaySession, mark = ''): string =>
  line(
    spanOf(session),
    `${STATES[session.state] ?? session.state}, ${session.minutes} minutes, ${session.reference}${mark}`,
  );

const markOf = (session: DaySession, windows: readonly Window[]): string => {
  const { from, until } = spanOf(session);
  const within = windows.find((window) => window.from <= from && until <= window.until);
  if (!within) return ' (outside of the hours)';
  return within.onLeave ? ' (on leave)' : '';
};

/** A therapist's day as text lines in Indian time: sessions, free time and leave. No client data. */
export const dayInWords = ({ name, date, windows, sessions, takenAt }: TherapistDay): string => {
  const away = windows.filter(({ onLeave }) => onLeave);
  const lines = [
    ...freeSpans(windows, takenAt).map((span) => ({ at: span.from, text: line(span, 'free') })),
    ...away.map((span) => ({ at: span.from, text: line(span, 'leave') })),
    ...sessions.map((session) => ({
      at: session.startsAt,
      text: sessionInWords(session, markOf(session, windows)),
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const body = lines.length === 0 ? ['no hours'] : lines.map(({ text }) => text);
  return [`${name}, ${dateInWords(date)}, India time`, ...body].join('\n');
};

const named = (sessions: readonly DaySession[]): string[] =>
  sessions.map(
    (session) => `${wallClock(session.startsAt.getTime(), INDIA).date}  ${sessionInWords(session)}`,
  );

/**
 * Lists sessions that a change of hours or leave leaves in place: staff must talk to those clients. A hold
 * that is paid later has to choose another time. `where`: what the sessions lie in.
 */
export const remainingSessionsInWords = (
  sessions: readonly DaySession[],
  where: string,
): string => {
  const held = sessions.filter(({ state }) => state === 'held');
  const booked = sessions.filter(({ state }) => state !== 'held');
  return [
    ...(booked.length === 0
      ? [`Kept. No booked session lies ${where}.`]
      : [`Kept. These sessions lie ${where} and stay as they are:`, ...named(booked)]),
    ...(held.length === 0
      ? []
      : ['These are not paid yet; whoever pays is asked for another time:', ...named(held)]),
  ].join('\n');
};
