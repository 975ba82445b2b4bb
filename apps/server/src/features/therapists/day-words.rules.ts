import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import type { SlotOnOffer } from '@dhruva/contract/therapists/schemas';

/** What appointments tell of a session: when, by which reference, and how it stands. */
export interface DaySession {
  readonly reference: string;
  readonly startsAt: Date;
  readonly state: string;
}

export interface TherapistDay {
  readonly name: string;
  /** YYYY-MM-DD in India. */
  readonly date: string;
  readonly slots: readonly SlotOnOffer[];
  readonly sessions: readonly DaySession[];
}

const STATES: Readonly<Record<string, string>> = {
  held: 'held, not paid yet',
  confirmed: 'booked',
};

/** "3:00 PM  booked, S-1B2C3D4E", by the clock of India. */
const sessionInWords = ({ startsAt, state, reference }: DaySession): string => {
  const { time } = wallClock(startsAt.getTime(), INDIA);
  return `${timeInWords(time).padEnd(9)} ${STATES[state] ?? state}, ${reference}`;
};

/** A therapist's day as lines: its sessions, those outside of the hours marked, and what is left. No notes. */
export const dayInWords = ({ name, date, slots, sessions }: TherapistDay): string => {
  const starts = new Map(sessions.map((session) => [session.startsAt.toISOString(), session]));
  const offered = new Set(slots.map(({ startsAt }) => startsAt));
  const lines = slots.map(({ slot, startsAt, state }) => {
    const session = starts.get(startsAt);
    const line = session ? sessionInWords(session) : `${slot.padEnd(9)} ${state}`;
    return { startsAt, line: session && state === 'closed' ? `${line} (on leave)` : line };
  });
  const outside = sessions
    .filter(({ startsAt }) => !offered.has(startsAt.toISOString()))
    .map((session) => ({
      startsAt: session.startsAt.toISOString(),
      line: `${sessionInWords(session)} (outside of the hours)`,
    }));
  const all = [...lines, ...outside].toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
  const body = all.length === 0 ? ['no hours'] : all.map(({ line }) => line);
  return [`${name}, ${dateInWords(date)}, India time`, ...body].join('\n');
};

/** What is said of sessions that lie in a leave: they stay, somebody has to speak to the people. */
export const leaveInWords = (sessions: readonly DaySession[]): string =>
  sessions.length === 0
    ? 'Kept. No session lies in these days.'
    : [
        'Kept. These sessions lie in it and stay as they are:',
        ...sessions.map(
          (session) =>
            `${wallClock(session.startsAt.getTime(), INDIA).date}  ${sessionInWords(session)}`,
        ),
      ].join('\n');
