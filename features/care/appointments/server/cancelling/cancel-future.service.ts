import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { returnCredit } from '@dhruva/money/plans/server';
import { type Appointment, appointmentsOf, findAppointment } from '../appointment.store.ts';
import { creditBack } from '../change-terms.rules.ts';
import { cancelAppointment } from './cancel-appointment.ts';

const isComing = ({ state, startsAt }: Appointment, now: Date): boolean =>
  state === 'unplaced' || (state === 'confirmed' && startsAt > now);

/**
 * Cancels all future sessions of a user in the caller's transaction and returns their number. Credits return
 * to their plan by the refund rules; order payments are not refunded here.
 */
export const cancelFutureSessions = async (
  deps: Pick<Deps, 'outbox'>,
  tx: Tx,
  { userId, paidBy }: { readonly userId: string; readonly paidBy: 'credit' | 'order' },
  now: Date,
): Promise<number> => {
  let ended = 0;
  for (const { id } of await appointmentsOf(tx, userId)) {
    const appointment = await findAppointment(tx, { id }, { lock: true });
    if (!appointment || !isComing(appointment, now)) continue;
    if ((appointment.planOrderId === null) !== (paidBy === 'order')) continue;
    if (paidBy === 'credit' && creditBack(appointment, now) === 'credit')
      await returnCredit(tx, id);
    await cancelAppointment(deps, tx, appointment, now);
    ended += 1;
  }
  return ended;
};
