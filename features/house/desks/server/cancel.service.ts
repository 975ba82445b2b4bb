import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import { CHOOSE_AGAIN_HOURS } from '@dhruva/care/therapists/contract/catalogue';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { appointmentsFrom, loseTime } from '@dhruva/care/appointments/server';
import { logCancellation } from './cancellation.store.ts';
import { StaffCommandRefusal } from './staff-command-refusal.ts';
import { readReference, ambiguousReference } from './reference.rules.ts';

/**
 * Cancels a future session for its therapist; the client chooses another time or gets a full refund. Returns
 * a message for the operator. Throws StaffCommandRefusal when there is no such session.
 */
export const cancelSession = async (
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  asked: { readonly reference: string; readonly staff: string; readonly reason: string },
): Promise<string> => {
  const { staff, reason } = asked;
  const reference = readReference(asked.reference);
  if (reference?.of !== 'session')
    throw new StaffCommandRefusal(`${asked.reference} is no session, such as S-1B2C3D4E.`);
  return inTransaction(db, async (tx, now) => {
    const ahead = (await appointmentsFrom(tx, reference)).filter(
      ({ state, startsAt }) => state === 'confirmed' && startsAt > now,
    );
    if (ahead.length > 1) throw new StaffCommandRefusal(ambiguousReference(reference, ahead));
    const lost = ahead[0] && (await loseTime({ outbox }, tx, ahead[0].id, now));
    if (!lost) throw new StaffCommandRefusal(`There is no session ${reference.shown} ahead.`);
    await logCancellation(tx, { appointmentId: lost.id, staff, reason }, now);
    const { date, time } = wallClock(lost.startsAt.getTime(), INDIA);
    return `Cancelled: ${reference.shown}, ${dateInWords(date)}, ${timeInWords(time)}. The client is told, chooses another time within ${CHOOSE_AGAIN_HOURS} hours, or gets everything back.`;
  });
};
