import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { findAppointment } from '../appointment.store.ts';
import { closeCase, findCase } from './case.store.ts';
import { MAILS } from './not-held.mails.ts';

/** Closes an open case without refund, because the session was held. False when no case is open. */
export const closeAsHeld = async (
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Tx,
  id: string,
  now: Date,
): Promise<boolean> => {
  const appointment = await findAppointment(tx, { id }, { lock: true });
  const openCase = await findCase(tx, id, { lock: true });
  if (appointment?.state !== 'confirmed' || openCase?.outcome !== null) return false;
  await closeCase(tx, id, 'held', now);
  const { userId } = appointment;
  await outbox.enqueue(tx, { kind: MAILS.held, userId, subjectId: id }, now);
  return true;
};
