import { randomUUID } from 'node:crypto';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { addDeletedAccount, type DeletionMail } from './deleted-account.store.ts';
import type { DeletedAccount } from '../erasure-list.rules.ts';
import type { PersonalData } from '@dhruva/server/platform/personal-data.ts';

export type EraseDeps = Pick<Deps, 'userKeys'> & {
  readonly personalData: readonly PersonalData[];
};

const retainedOf = async (
  { personalData }: EraseDeps,
  db: Db,
  key: UserKey,
): Promise<Record<string, unknown>> => {
  const retained: Record<string, unknown> = {};
  for (const part of personalData) Object.assign(retained, await part.retain?.(db, key));
  return retained;
};

/** Runs every feature's `erase`; the last one destroys the key. Idempotent. */
export const eraseParts = async (
  { personalData }: EraseDeps,
  tx: Tx,
  userId: string,
): Promise<void> => {
  for (const part of personalData) await part.erase(tx, userId);
};

/**
 * Erases a user in the caller's transaction: data the law requires is re-encrypted with the key of a vault,
 * everything else is deleted. Destroying the user's key makes backups of these rows unreadable, too. Returns
 * the vault's id.
 */
export const eraseAccount = async (
  deps: EraseDeps,
  tx: Tx,
  key: UserKey,
  {
    account,
    mobile,
    deletionMail,
  }: {
    readonly account: DeletedAccount;
    /** The verified number; undefined when erasures are applied to a restored backup. */
    readonly mobile: string | undefined;
    readonly deletionMail: DeletionMail | undefined;
  },
): Promise<string> => {
  const retained = { ...(await retainedOf(deps, tx, key)), ...(mobile && { mobile }) };
  const vault = await deps.userKeys.create(tx, randomUUID());
  await addDeletedAccount(tx, account, vault, { retained, deletionMail });
  await eraseParts(deps, tx, account.userId);
  return vault.userId;
};
