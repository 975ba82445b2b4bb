import { MINUTE_MS } from '@dhruva/kernel/durations';
import { JOIN_MINUTES_BEFORE } from '@dhruva/care/therapists/contract/catalogue';

/**
 * Rooms stay open after the end, for rejoining and sessions that run over: the length of the pause blocked
 * behind a session.
 */
const GRACE_MINUTES = 15;

interface Session {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly state: string;
}

/** When a session ends. */
export const endOf = ({ startsAt, minutes }: Omit<Session, 'state'>): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** When the meeting opens. */
export const joinOpensAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - JOIN_MINUTES_BEFORE * MINUTE_MS);

/** The state of a meeting; undefined if it was never booked. */
export const meetingState = (
  session: Session,
  now: Date,
): 'early' | 'open' | 'over' | 'cancelled' | undefined => {
  const { state, startsAt } = session;
  if (state === 'cancelled' || state === 'unplaced') return 'cancelled';
  if (state === 'not-held') return 'over';
  if (state !== 'confirmed') return undefined;
  if (now < joinOpensAt(startsAt)) return 'early';
  return now.getTime() < endOf(session).getTime() + GRACE_MINUTES * MINUTE_MS ? 'open' : 'over';
};
