import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { appointmentsOf } from '../appointment.store.ts';
import { endOf } from '../joining/meeting.rules.ts';

/** A booked session, future or past. */
export interface BookedSession {
  readonly therapistId: TherapistId;
  readonly bookedAt: Date;
  readonly endsAt: Date;
}

/**
 * The sessions a user has or had, latest first. One whose time was lost counts until it is refunded;
 * cancelled and not held ones do not.
 */
export const bookedSessions = async (db: Db, userId: string): Promise<BookedSession[]> => {
  const all = await appointmentsOf(db, userId);
  return all.flatMap(({ therapistId, startsAt, minutes, state, bookedAt }) =>
    bookedAt && (state === 'confirmed' || state === 'unplaced')
      ? [{ therapistId, bookedAt, endsAt: endOf({ startsAt, minutes }) }]
      : [],
  );
};
