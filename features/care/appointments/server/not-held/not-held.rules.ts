import { HOUR_MS } from '@dhruva/kernel/durations';
import { NOT_HELD_HOURS } from '@dhruva/care/therapists/contract/catalogue';
import { endOf } from '../joining/meeting.rules.ts';

interface Session {
  readonly state: string;
  readonly startsAt: Date;
  readonly minutes: number;
}

interface Said {
  readonly dueAt: Date;
  readonly outcome: string | null;
}

/** Whether a booked session has ended and was not refunded. */
export const isOver = (session: Session, now: Date): boolean =>
  session.state === 'confirmed' && endOf(session) <= now;

/** Until when a client can report a session as not held; undefined: not yet, or no longer. */
export const notHeldUntil = (session: Session, now: Date): Date | undefined => {
  const until = new Date(endOf(session).getTime() + NOT_HELD_HOURS * HOUR_MS);
  return isOver(session, now) && now < until ? until : undefined;
};

/** Whether an open case is past its due time. */
export const isNotAnswered = ({ dueAt, outcome }: Said, now: Date): boolean =>
  outcome === null && dueAt <= now;
