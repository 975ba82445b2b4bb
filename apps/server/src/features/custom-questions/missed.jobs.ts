import type { Tx } from '../../platform/database/db.ts';
import { inTransaction, readNow } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { findSet, waitingSets } from './question-set.store.ts';

/** Gives the whole amount of an order back, once; takes the product back in the same transaction. */
export type RefundInFull = (
  tx: Tx,
  refund: { readonly orderId: string; readonly reason: 'promise-missed' },
  now: Date,
) => Promise<void>;

export type MissedDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'outbox'> & {
  readonly refundInFull: RefundInFull;
};

const JOB = 'custom-questions.missed';

/**
 * Refunds one set that is overdue; false when it was settled meanwhile. The order is locked before the set,
 * as a cancellation does it.
 */
const refundMissed = async (
  deps: MissedDeps,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<boolean> =>
  inTransaction(deps.db, async (tx, now) => {
    const before = await findSet(tx, { id });
    if (before?.state !== 'waiting' || before.dueAt >= now) return false;
    await deps.refundInFull(tx, { orderId, reason: 'promise-missed' }, now);
    const message = { kind: 'custom-questions.missed', userId: before.userId, subjectId: id };
    await deps.outbox.enqueue(tx, message, now);
    return true;
  });

/** Refunds every set whose promised time is over; returns how many. */
const refundAllMissed = async (deps: MissedDeps): Promise<number> => {
  let count = 0;
  for (const set of await waitingSets(deps.db, await readNow(deps.db))) {
    try {
      if (await refundMissed(deps, set)) count += 1;
    } catch (error) {
      const settled = error instanceof AppError && error.code === 'booking.not-cancellable';
      if (!settled) deps.log.error({ err: error, setId: set.id }, 'missed promise not refunded');
    }
  }
  return count;
};

/** Every minute: a promise missed is refunded in full (decision 8). */
export const registerMissed = (deps: MissedDeps): void => {
  deps.jobs.define(JOB, async () => {
    const count = await refundAllMissed(deps);
    if (count > 0) deps.log.warn({ sets: count }, 'questions not answered in time, refunded');
  });
  deps.jobs.every('* * * * *', JOB);
};
