import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { appointmentsOf } from '../appointment.store.ts';
import { endOf } from '../joining/meeting.rules.ts';

/** A session that is booked, to come or past. */
export interface BookedSession {
  readonly therapistId: TherapistId;
  readonly bookedAt: Date;
  readonly endsAt: Date;
}

/**
 * The sessions a user has or had, the latest first. One whose time was lost is booked until the money goes back;
 * what was cancelled or not held is none.
 */
export const bookedSessions = async (db: Db, userId: string): Promise<BookedSession[]> => {
  const all = await appointmentsOf(db, userId);
  return all.flatMap(({ therapistId, startsAt, minutes, state, bookedAt }) =>
    bookedAt && (state === 'confirmed' || state === 'unplaced')
      ? [{ therapistId, bookedAt, endsAt: endOf({ startsAt, minutes }) }]
      : [],
  );
};
