import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { isDeleted, listDeletedAccounts } from '../deletion/deleted-account.store.ts';
import { eraseAccount, type EraseDeps } from '../deletion/erase.service.ts';
import { type DeletedAccount, erasureLine } from '../erasure-list.rules.ts';

/** Lists every deletion as a line, oldest first, to be stored beside the backups. */
export const writeErasures = async ({ db }: Pick<Deps, 'db'>): Promise<string> =>
  (await listDeletedAccounts(db)).map(erasureLine).join('\n');

/**
 * Repeats deletions on a restored backup, with their original dates and without refunds, which were made
 * already. Skips users who are erased already or who did not exist yet. Returns how many were erased.
 */
export const applyErasures = async (
  deps: EraseDeps & Pick<Deps, 'db'>,
  deletions: readonly DeletedAccount[],
): Promise<number> => {
  let erased = 0;
  for (const account of deletions)
    erased += await inTransaction(deps.db, async (tx) => {
      const key = await deps.userKeys.load(tx, account.userId);
      if (key === undefined || (await isDeleted(tx, account.userId))) return 0;
      await eraseAccount(deps, tx, key, { account, mobile: undefined, deletionMail: undefined });
      return 1;
    });
  return erased;
};
