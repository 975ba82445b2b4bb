import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    /** One-time tokens that were used, until they would have expired anyway. */
    spent_tokens: { token_hash: string; expires_at: Date };
  }
}

/** Notes a token as used; false when it was noted before. */
export const spend = async (tx: Tx, tokenHash: string, expiresAt: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Deletes tokens that expired before. */
export const sweepSpentTokens = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('spent_tokens').where('expires_at', '<', before).execute();
};
