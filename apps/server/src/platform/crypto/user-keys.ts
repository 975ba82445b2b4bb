import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../database/db.ts';
import { open, seal } from './sealed-box.ts';

declare module '../database/db.ts' {
  interface Tables {
    user_keys: { user_id: string; master_key_id: string; wrapped: Buffer };
  }
}

/** 32 bytes that wrap user keys; the id is stored beside what it wrapped. */
export interface MasterKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * One user's unwrapped data key. `field` names table and column (`users.email`); a value sealed for
 * one user and field opens for no other. Keep it for one request or job, not longer.
 */
export interface UserKey {
  readonly userId: string;
  seal(field: string, text: string): Buffer;
  /** Throws when the value was sealed for another user or field, or was tampered with. */
  open(field: string, sealed: Buffer): string;
}

export interface UserKeys {
  /** Makes and stores the key of a new user. */
  create(tx: Tx, userId: string): Promise<UserKey>;
  /** The key of a user; undefined when it was destroyed or never made. */
  load(db: Db, userId: string): Promise<UserKey | undefined>;
  /** Destroys the key: everything encrypted with it becomes unreadable, apart from backups. */
  destroy(tx: Tx, userId: string): Promise<void>;
  /** Re-wraps every key with the newest master key; returns how many were re-wrapped. Idempotent. */
  rewrapAll(db: Db): Promise<number>;
}

const DATA_KEY_BYTES = 32;
/** Keys re-wrapped in one batch. */
const BATCH = 500;

const userKeyOf = (userId: string, key: Buffer): UserKey => ({
  userId,
  seal: (field, text) => seal(key, `field ${userId} ${field}`, Buffer.from(text)),
  open: (field, sealed) => open(key, `field ${userId} ${field}`, sealed).toString(),
});

/** Data keys of users, wrapped by master keys (newest first). Throws when a needed master key is not configured. */
export const createUserKeys = (masterKeys: readonly MasterKey[]): UserKeys => {
  const [newest] = masterKeys;
  if (!newest) throw new Error('no master key');

  const wrap = (userId: string, key: Buffer): { master_key_id: string; wrapped: Buffer } => ({
    master_key_id: newest.id,
    wrapped: seal(newest.key, `user-key ${userId} ${newest.id}`, key),
  });
  const unwrap = (row: { user_id: string; master_key_id: string; wrapped: Buffer }): Buffer => {
    const master = masterKeys.find(({ id }) => id === row.master_key_id);
    if (!master) throw new Error(`master key ${row.master_key_id} is not configured`);
    return open(master.key, `user-key ${row.user_id} ${master.id}`, row.wrapped);
  };

  return {
    create: async (tx, userId) => {
      const key = randomBytes(DATA_KEY_BYTES);
      await tx
        .insertInto('user_keys')
        .values({ user_id: userId, ...wrap(userId, key) })
        .execute();
      return userKeyOf(userId, key);
    },
    load: async (db, userId) => {
      const row = await db
        .selectFrom('user_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && userKeyOf(userId, unwrap(row));
    },
    destroy: async (tx, userId) => {
      await tx.deleteFrom('user_keys').where('user_id', '=', userId).execute();
    },
    rewrapAll: async (db) => {
      for (let done = 0; ;) {
        const rows = await db
          .selectFrom('user_keys')
          .selectAll()
          .where('master_key_id', '!=', newest.id)
          .limit(BATCH)
          .execute();
        if (rows.length === 0) return done;
        for (const row of rows) {
          await db
            .updateTable('user_keys')
            .set(wrap(row.user_id, unwrap(row)))
            .where('user_id', '=', row.user_id)
            .where('master_key_id', '=', row.master_key_id)
            .execute();
        }
        done += rows.length;
      }
    },
  };
};
