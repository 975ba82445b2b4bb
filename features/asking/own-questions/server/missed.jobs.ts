import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { refundEachDue, refundInFull } from '@dhruva/money/payments/server';
import { closeSet, findSet, type SetOutline, waitingSets } from './question-set.store.ts';

type MissedDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'log'>;

const JOB = 'custom-questions.missed';

/**
 * Refunds one overdue set. Locks the order before the set, as a cancellation does. Throws
 * `booking.not-cancellable`, and changes nothing, when the set was answered or refunded meanwhile.
 */
const refundMissed = async (deps: MissedDeps, { id, orderId }: SetOutline): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    await refundInFull(deps, tx, { orderId, reason: 'promise-missed' }, now);
    const set = await findSet(tx, { id }, { lock: true });
    if (set?.state !== 'waiting' || set.dueAt >= now) throw new AppError('booking.not-cancellable');
    await closeSet(tx, id, 'missed', now);
  });

const refundAllMissed = async (deps: MissedDeps): Promise<void> => {
  await refundEachDue(deps, {
    due: await waitingSets(deps.db, await readNow(deps.db)),
    refund: async (set) => {
      await refundMissed(deps, set);
      deps.log.warn({ setId: set.id }, 'questions not answered in time, refunded');
    },
    idOf: (set) => ({ setId: set.id }),
    failed: 'missed promise not refunded',
  });
};

/** A job every minute: refunds overdue sets in full (decision 8). */
export const registerMissed = (deps: MissedDeps): void => {
  deps.jobs.define(JOB, async () => refundAllMissed(deps));
  deps.jobs.every('* * * * *', JOB);
};
