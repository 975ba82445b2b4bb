import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import {
  emptyVaults,
  deleteMailRecipients,
  listDeletedAccounts,
} from './deletion/deleted-account.store.ts';
import { eraseParts, type EraseDeps } from './deletion/erase.service.ts';

export const FINAL_DELETION = 'privacy.final-deletion';
const TWO_DAYS_MS = 2 * DAY_MS;

type SweepDeps = EraseDeps & Pick<Deps, 'db' | 'jobs' | 'log'>;

/**
 * Empties and destroys the vaults that are due. Also deletes rows that a concurrent request wrote during a
 * deletion (unreadable without the key) and the recipients of sent mails.
 */
const runFinalDeletion = async (deps: SweepDeps): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const lately = new Date(now.getTime() - TWO_DAYS_MS);
    for (const { userId } of await listDeletedAccounts(tx, lately))
      await eraseParts(deps, tx, userId);
    await deleteMailRecipients(tx, new Date(now.getTime() - TWO_DAYS_MS / 2));
    const vaults = await emptyVaults(tx, indianDay(now), now);
    for (const id of vaults) await deps.userKeys.destroy(tx, id);
    if (vaults.length > 0) deps.log.info({ vaults: vaults.length }, 'deleted for good');
  });

/** Schedules the final deletion for every night. */
export const registerFinalDeletion = (deps: SweepDeps): void => {
  deps.jobs.define(FINAL_DELETION, async () => runFinalDeletion(deps));
  deps.jobs.every('10 4 * * *', FINAL_DELETION);
};
