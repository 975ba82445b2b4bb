import { MINUTE_MS } from '@dhruva/kernel/durations';
import { JOIN_MINUTES_BEFORE } from '@dhruva/care/therapists/contract/catalogue';

/** Who is cut off towards the end gets in again, and a session may run a little longer: the pause blocked behind it. */
const GRACE_MINUTES = 15;

interface Session {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly state: string;
}

/** When a session ends. */
export const endOf = ({ startsAt, minutes }: Omit<Session, 'state'>): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** From when on one can join. */
export const joinOpensAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - JOIN_MINUTES_BEFORE * MINUTE_MS);

/** How it stands with a meeting; undefined of what was never booked. A session whose time was lost has none. */
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
