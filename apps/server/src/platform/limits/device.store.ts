import type { Db } from '../database/db.ts';

declare module '../database/db.ts' {
  interface Tables {
    limiter_devices: { token_hash: string; used_at: Date };
  }
}

/** Whether somebody was signed in on this device in the last 90 days: `sweepLimiterDevices` forgets others. */
export const isDeviceKnown = async (db: Db, tokenHash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('limiter_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
};

/** When a device was last noted; undefined when it is new. */
export const deviceUsedAt = async (db: Db, tokenHash: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('limiter_devices')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.used_at;
};

export const noteDevice = async (db: Db, tokenHash: string, now: Date): Promise<void> => {
  await db
    .insertInto('limiter_devices')
    .values({ token_hash: tokenHash, used_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ used_at: now }))
    .execute();
};

/** Forgets devices on which nobody was signed in since then. */
export const sweepLimiterDevices = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('limiter_devices').where('used_at', '<', before).execute();
};
