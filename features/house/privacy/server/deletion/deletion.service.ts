import type { Deletion } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { cancelFutureSessions } from '@dhruva/care/appointments/server';
import {
  endPurchases,
  lastMoneyMovement,
  lockPurchases,
  type PaymentDeps,
} from '@dhruva/money/payments/server';
import { loadProfile } from '@dhruva/account/profile/server';
import { eraseAccount, type EraseDeps } from './erase.service.ts';
import { DELETION_MAIL } from './deletion.mails.ts';
import { finalDeletion } from './retention.rules.ts';

export type DeletionDeps = PaymentDeps & Pick<Deps, 'hash' | 'sms'> & EraseDeps;

/**
 * Deletes an account in the caller's transaction: cancellable purchases are refunded by the refund table,
 * future sessions are cancelled, then everything is erased. All or nothing.
 */
export const deleteAccountIn = async (
  deps: DeletionDeps,
  tx: Tx,
  { userId, mobile }: { readonly userId: string; readonly mobile: string | undefined },
  now: Date,
): Promise<Deletion> => {
  const key = await signedInKey(deps, tx, userId);
  await lockPurchases(tx, userId);
  const sessionsOfPlans = await cancelFutureSessions(deps, tx, { userId, paidBy: 'credit' }, now);
  const { ended, paymentOnItsWay } = await endPurchases(deps, tx, key, now);
  const sessionsTooLate = await cancelFutureSessions(deps, tx, { userId, paidBy: 'order' }, now);
  const sessionsEnded = sessionsOfPlans + sessionsTooLate;
  const refundPaise = ended.reduce((sum, one) => sum + one.refundPaise, 0);
  const final = finalDeletion(now, await lastMoneyMovement(tx, userId));
  const to = (await loadProfile(tx, key))?.email ?? '';
  const account = { userId, deletedAt: now, finalDeletionOn: final.finalDeletionOn };
  const deletionMail = to === '' ? undefined : { to, refundPaise };
  const vaultId = await eraseAccount(deps, tx, key, { account, mobile, deletionMail });
  if (deletionMail) await deps.outbox.enqueue(tx, { kind: DELETION_MAIL, userId: vaultId }, now);
  const tellsByMail = deletionMail !== undefined;
  return { ended, refundPaise, sessionsEnded, paymentOnItsWay, ...final, tellsByMail };
};

/** Thrown to roll a transaction back while keeping its result. */
class PreviewRollback extends Error {
  readonly deletion: Deletion;
  constructor(deletion: Deletion) {
    super('undone on purpose');
    this.deletion = deletion;
  }
}

/** Previews a deletion: runs it and rolls it back, so the preview cannot differ from the real one. */
export const previewDeletion = async (deps: DeletionDeps, userId: string): Promise<Deletion> => {
  try {
    return await inTransaction(deps.db, async (tx, now) => {
      throw new PreviewRollback(
        await deleteAccountIn(deps, tx, { userId, mobile: undefined }, now),
      );
    });
  } catch (error) {
    if (error instanceof PreviewRollback) return error.deletion;
    throw error;
  }
};
