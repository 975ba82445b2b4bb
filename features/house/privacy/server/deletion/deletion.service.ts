import type { Deletion } from '../../contract/schemas.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { cancelFutureSessions } from '@dhruva/care/appointments/server';
import {
  endPurchases,
  lastMoved,
  lockPurchases,
  type PaymentDeps,
} from '@dhruva/money/payments/server';
import { loadProfile } from '@dhruva/account/profile/server';
import { eraseAccount, type EraseDeps } from './erase.service.ts';
import { FAREWELL } from './farewell.mails.ts';
import { finalDeletion } from './retention.rules.ts';

export type DeletionDeps = PaymentDeps & Pick<Deps, 'hash' | 'sms'> & EraseDeps;

/**
 * Deletes an account in the caller's transaction: what was bought and can be cancelled is refunded by the
 * refund table, sessions ahead free their time, then everything is erased. All of it happens, or nothing.
 */
export const deleteIn = async (
  deps: DeletionDeps,
  tx: Tx,
  { userId, mobile }: { readonly userId: string; readonly mobile: string | undefined },
  now: Date,
): Promise<Deletion> => {
  const key = await deps.userKeys.load(tx, userId);
  if (key === undefined) throw new AppError('auth.signed-out');
  await lockPurchases(tx, userId);
  const sessionsOfPlans = await cancelFutureSessions(deps, tx, { userId, paidBy: 'credit' }, now);
  const { ended, paymentOnItsWay } = await endPurchases(deps, tx, key, now);
  const sessionsTooLate = await cancelFutureSessions(deps, tx, { userId, paidBy: 'order' }, now);
  const sessionsEnded = sessionsOfPlans + sessionsTooLate;
  const refundPaise = ended.reduce((sum, one) => sum + one.refundPaise, 0);
  const final = finalDeletion(now, await lastMoved(tx, userId));
  const to = (await loadProfile(tx, key))?.email ?? '';
  const account = { userId, deletedAt: now, finalDeletionOn: final.finalDeletionOn };
  const farewell = to === '' ? undefined : { to, refundPaise };
  const vaultId = await eraseAccount(deps, tx, key, { account, mobile, farewell });
  if (farewell) await deps.outbox.enqueue(tx, { kind: FAREWELL, userId: vaultId }, now);
  const tellsByMail = farewell !== undefined;
  return { ended, refundPaise, sessionsEnded, paymentOnItsWay, ...final, tellsByMail };
};

/** Carries what a transaction found out of it, and undoes the transaction. */
class Undone extends Error {
  readonly deletion: Deletion;
  constructor(deletion: Deletion) {
    super('undone on purpose');
    this.deletion = deletion;
  }
}

/** What deleting now would do: it is done and undone, so that nothing else can come of it later. */
export const previewDeletion = async (deps: DeletionDeps, userId: string): Promise<Deletion> => {
  try {
    return await inTransaction(deps.db, async (tx, now) => {
      throw new Undone(await deleteIn(deps, tx, { userId, mobile: undefined }, now));
    });
  } catch (error) {
    if (error instanceof Undone) return error.deletion;
    throw error;
  }
};
