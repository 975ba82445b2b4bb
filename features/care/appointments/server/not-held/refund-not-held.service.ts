import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { refundInFull } from '@dhruva/money/payments/server';
import { returnLostCredit } from '@dhruva/money/plans/server';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { freeCells } from '../cells/cell.store.ts';
import { usableUntil } from '../choosing.rules.ts';
import { end } from '../placing.store.ts';
import { closeCase, findCase } from './case.store.ts';
import { MAILS } from './not-held.mails.ts';
import { isNotAnswered, isOver } from './not-held.rules.ts';

interface NotHeldRefund {
  readonly appointment: Pick<Appointment, 'id' | 'orderId' | 'userId'>;
  /** `not-answered`: automatic, for an open case past its due time. */
  readonly outcome: 'not-held' | 'not-answered';
}

/**
 * Refunds a past session that was not held, in the caller's transaction: the money, or the credit as for a
 * lost time. Locks the order before the appointment, as a cancellation does. Throws `booking.not-cancellable`
 * when it is not over, or was already refunded or decided; then everything must be rolled back.
 */
export const refundNotHeld = async (
  deps: Pick<Deps, 'env' | 'jobs' | 'outbox'>,
  tx: Tx,
  { appointment: { id, orderId, userId }, outcome }: NotHeldRefund,
  now: Date,
): Promise<void> => {
  if (orderId !== null) await refundInFull(deps, tx, { orderId, reason: 'not-held' }, now);
  const found = await findAppointment(tx, { id }, { lock: true });
  const openCase = await findCase(tx, id, { lock: true });
  const isRight = outcome === 'not-held' || (openCase && isNotAnswered(openCase, now));
  if (!found || !isOver(found, now) || !isRight) throw new AppError('booking.not-cancellable');
  if (orderId === null) await returnLostCredit(tx, id, usableUntil(now));
  await end(tx, id, 'not-held');
  await freeCells(tx, [id]);
  if (openCase) await closeCase(tx, id, outcome, now);
  await deps.outbox.enqueue(tx, { kind: MAILS.notHeld, userId, subjectId: id }, now);
};
