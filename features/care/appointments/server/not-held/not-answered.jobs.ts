import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { refundEachDue } from '@dhruva/money/payments/server';
import { findAppointment } from '../appointment.store.ts';
import { openCases } from './case.store.ts';
import { refundNotHeld } from './refund-not-held.service.ts';
import { isNotAnswered } from './not-held.rules.ts';

type NotAnsweredDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'log' | 'outbox'>;

const JOB = 'appointments.not-answered';

const refundOverdueCase = async (deps: NotAnsweredDeps, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const appointment = await findAppointment(tx, { id });
    if (!appointment) throw new AppError('booking.not-cancellable');
    await refundNotHeld(deps, tx, { appointment, outcome: 'not-answered' }, now);
  });

const refundAllOverdue = async (deps: NotAnsweredDeps): Promise<void> => {
  const now = await readNow(deps.db);
  const due = (await openCases(deps.db)).filter((one) => isNotAnswered(one, now));
  await refundEachDue(deps, {
    due,
    refund: async ({ appointmentId }) => {
      await refundOverdueCase(deps, appointmentId);
      deps.log.warn({ appointmentId }, 'not answered whether it was held, given back');
    },
    idOf: ({ appointmentId }) => ({ appointmentId }),
    failed: 'not given back',
  });
};

/**
 * An hourly job: decides overdue open cases for the client. The session counts as not held, and the money or
 * credit is returned.
 */
export const registerNotAnswered = (deps: NotAnsweredDeps): void => {
  deps.jobs.define(JOB, async () => refundAllOverdue(deps));
  deps.jobs.every('5 * * * *', JOB);
};
