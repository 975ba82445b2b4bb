import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { emptyVaults, forgetFarewells, listDeleted } from './deletion/deleted-account.store.ts';
import { eraseParts, type EraseDeps } from './deletion/erase.service.ts';

export const FINAL_DELETION = 'privacy.final-deletion';
const TWO_DAYS_MS = 2 * DAY_MS;

type SweepDeps = EraseDeps & Pick<Deps, 'db' | 'jobs' | 'log'>;

/**
 * Destroys the vaults whose day has come. What a request still wrote in the moment of a deletion cannot be read
 * without the key; it is cleared away here too, and so is the address the last mail went to.
 */
const finish = async (deps: SweepDeps): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const lately = new Date(now.getTime() - TWO_DAYS_MS);
    for (const { userId } of await listDeleted(tx, lately)) await eraseParts(deps, tx, userId);
    await forgetFarewells(tx, new Date(now.getTime() - TWO_DAYS_MS / 2));
    const vaults = await emptyVaults(tx, indianDay(now), now);
    for (const id of vaults) await deps.userKeys.destroy(tx, id);
    if (vaults.length > 0) deps.log.info({ vaults: vaults.length }, 'deleted for good');
  });

/** Every night. */
export const registerFinalDeletion = (deps: SweepDeps): void => {
  deps.jobs.define(FINAL_DELETION, async () => finish(deps));
  deps.jobs.every('10 4 * * *', FINAL_DELETION);
};
