import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { refundEachDue, refundInFull } from '@dhruva/money/payments/server';
import { findUnlock, revokeUnlock } from '../unlock.store.ts';
import { waitingUnlocks } from './report.store.ts';

type MissedDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'log'>;

const JOB = 'assessments.missed';

/**
 * Refunds one overdue assessment. Locks the order before the unlock, as a cancellation does. Throws
 * `booking.not-cancellable`, and changes nothing, when the report was delivered or the order refunded meanwhile.
 */
const refundMissed = async (deps: MissedDeps, orderId: string): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    await refundInFull(deps, tx, { orderId, reason: 'promise-missed' }, now);
    const unlock = await findUnlock(tx, orderId, { lock: true });
    const isMissed = unlock?.revokedAt === null && unlock.reportAt === null && unlock.dueAt < now;
    if (!isMissed) throw new AppError('booking.not-cancellable');
    await revokeUnlock(tx, orderId, now);
  });

const refundAllMissed = async (deps: MissedDeps): Promise<void> => {
  await refundEachDue(deps, {
    due: await waitingUnlocks(deps.db, await readNow(deps.db)),
    refund: async ({ orderId }) => {
      await refundMissed(deps, orderId);
      deps.log.warn({ orderId }, 'report not delivered in time, refunded');
    },
    idOf: ({ orderId }) => ({ orderId }),
    failed: 'missed report not refunded',
  });
};

/** A job every minute: refunds assessments whose report is overdue (decision 53). */
export const registerMissed = (deps: MissedDeps): void => {
  deps.jobs.define(JOB, async () => refundAllMissed(deps));
  deps.jobs.every('* * * * *', JOB);
};
