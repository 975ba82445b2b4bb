import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { DeletedAccount } from '../erasure-list.rules.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    deleted_accounts: {
      user_id: string;
      deleted_at: Date;
      final_deletion_on: string;
      vault_id: string | null;
      retained: Buffer | null;
      farewell: Buffer | null;
      destroyed_at: Date | null;
    };
  }
}

/** The recipient and contents of the mail that confirms a deletion. */
export interface DeletionMail {
  readonly to: string;
  readonly refundPaise: number;
}

/**
 * Records a deletion; the data the law requires, and the mail until it was sent, are encrypted with the
 * vault's key.
 */
export const addDeletedAccount = async (
  tx: Tx,
  { userId, deletedAt, finalDeletionOn }: DeletedAccount,
  vault: UserKey,
  sealing: { readonly retained: object; readonly deletionMail: DeletionMail | undefined },
): Promise<void> => {
  const { retained, deletionMail } = sealing;
  await tx
    .insertInto('deleted_accounts')
    .values({
      user_id: userId,
      deleted_at: deletedAt,
      final_deletion_on: finalDeletionOn,
      vault_id: vault.userId,
      retained: vault.seal('deleted_accounts.retained', JSON.stringify(retained)),
      farewell: deletionMail
        ? vault.seal('deleted_accounts.farewell', JSON.stringify(deletionMail))
        : null,
      destroyed_at: null,
    })
    .execute();
};

/** The mail of a deletion, by its vault; undefined once its recipient was deleted. */
export const findDeletionMail = async (
  db: Db,
  vault: UserKey,
): Promise<(DeletionMail & Pick<DeletedAccount, 'finalDeletionOn'>) | undefined> => {
  const row = await db
    .selectFrom('deleted_accounts')
    .select(['farewell', 'final_deletion_on'])
    .where('vault_id', '=', vault.userId)
    .executeTakeFirst();
  if (!row?.farewell) return undefined;
  const farewell = vault.open('deleted_accounts.farewell', row.farewell);
  return { ...(JSON.parse(farewell) as DeletionMail), finalDeletionOn: row.final_deletion_on };
};

/** Deletes recipient and contents of the confirmation mails of deletions made before `before`. */
export const deleteMailRecipients = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .updateTable('deleted_accounts')
    .set({ farewell: null })
    .where('farewell', 'is not', null)
    .where('deleted_at', '<', before)
    .execute();
};

/** Whether this account was deleted. */
export const isDeleted = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('deleted_accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** All deletions, or those since a moment; oldest first. */
export const listDeletedAccounts = async (
  db: Db,
  since = new Date(0),
): Promise<DeletedAccount[]> => {
  const rows = await db
    .selectFrom('deleted_accounts')
    .select(['user_id', 'deleted_at', 'final_deletion_on'])
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    deletedAt: row.deleted_at,
    finalDeletionOn: row.final_deletion_on,
  }));
};

/** Deletes what was retained of every deletion whose time is over; returns the ids of its vaults, whose keys the caller has to destroy. */
export const emptyVaults = async (tx: Tx, today: string, now: Date): Promise<string[]> => {
  const due = await tx
    .selectFrom('deleted_accounts')
    .select(['user_id', 'vault_id'])
    .where('final_deletion_on', '<=', today)
    .where('destroyed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { user_id } of due) {
    await tx
      .updateTable('deleted_accounts')
      .set({ vault_id: null, retained: null, farewell: null, destroyed_at: now })
      .where('user_id', '=', user_id)
      .execute();
  }
  return due.flatMap(({ vault_id }) => vault_id ?? []);
};
