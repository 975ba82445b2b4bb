import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { returnCredit, returnLostCredit } from '@dhruva/money/plans/server';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { creditBack } from '../change-terms.rules.ts';
import { usableUntil } from '../choosing.rules.ts';
import { lockOwn } from '../own-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';

/**
 * Cancels a session paid by credit, on the terms the screen promised. A bought one is cancelled as a
 * purchase. Refuses with `appointment.unknown`, `booking.not-cancellable` or `booking.refund-changed`.
 */
export const cancelByCredit = async (
  deps: Pick<Deps, 'db' | 'outbox'>,
  userId: string,
  { id, gives }: { readonly id: string; readonly gives: 'credit' | 'nothing' },
): Promise<Appointment> =>
  inTransaction(deps.db, async (tx, now) => {
    const appointment = await lockOwn(tx, userId, id);
    const due = appointment.planOrderId === null ? undefined : creditBack(appointment, now);
    if (due === undefined) throw new AppError('booking.not-cancellable');
    if (due !== gives) throw new AppError('booking.refund-changed');
    if (appointment.state === 'unplaced') await returnLostCredit(tx, id, usableUntil(now));
    else if (due === 'credit') await returnCredit(tx, id);
    await cancelAppointment(deps, tx, appointment, now);
    return (await findAppointment(tx, { id })) ?? appointment;
  });
