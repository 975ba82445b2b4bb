import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { refundEachDue, refundInFull } from '@dhruva/money/payments/server';
import { returnLostCredit } from '@dhruva/money/plans/server';
import { type Appointment, findAppointment, notChosenBy } from '../appointment.store.ts';
import { cancelAppointment } from '../cancelling/cancel-appointment.ts';
import { usableUntil } from '../choosing.rules.ts';

type NotChosenDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'log' | 'outbox'>;

const JOB = 'appointments.not-chosen';

/**
 * Refunds one lost session. Locks the order before the appointment, as a cancellation does. Throws
 * `booking.not-cancellable`, and changes nothing, when another time was chosen or it was cancelled meanwhile.
 */
const refundLost = async (deps: NotChosenDeps, { id, orderId }: Appointment): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    if (orderId !== null) await refundInFull(deps, tx, { orderId, reason: 'cannot-be-given' }, now);
    const lost = await findAppointment(tx, { id }, { lock: true });
    if (lost?.chooseBy === undefined || lost.chooseBy === null || lost.chooseBy > now)
      throw new AppError('booking.not-cancellable');
    if (orderId === null) await returnLostCredit(tx, id, usableUntil(now));
    await cancelAppointment(deps, tx, lost, now);
  });

const refundAllLost = async (deps: NotChosenDeps): Promise<void> => {
  await refundEachDue(deps, {
    due: await notChosenBy(deps.db, await readNow(deps.db)),
    refund: async (lost) => {
      await refundLost(deps, lost);
      deps.log.info({ appointmentId: lost.id }, 'no other time chosen, given back');
    },
    idOf: (lost) => ({ appointmentId: lost.id }),
    failed: 'not given back',
  });
};

/** A job every minute: refunds lost sessions for which no other time was chosen (decision 27). */
export const registerNotChosen = (deps: NotChosenDeps): void => {
  deps.jobs.define(JOB, async () => refundAllLost(deps));
  deps.jobs.every('* * * * *', JOB);
};
