import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    passkeys: {
      /** The credential's id, base64url. */
      id: string;
      user_id: string;
      public_key: Buffer;
      /** How often the authenticator signed, as far as it counts. */
      counter: string;
      /** How a browser reaches the authenticator, a list as JSON. */
      transports: string;
      /** Browser and system it was made on, by name. */
      device: string;
      created_at: Date;
      last_used_at: Date | null;
    };
  }
}

export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
}

export interface StoredPasskey extends Passkey {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Adds a passkey; false when it was added before. */
export const insertPasskey = async (tx: Tx, passkey: Passkey, at: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: JSON.stringify(passkey.transports),
      device: passkey.device,
      created_at: at,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const select = (db: Db) => db.selectFrom('passkeys').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const passkeyOf = (row: Row): StoredPasskey => ({
  id: row.id,
  userId: row.user_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports) as string[],
  device: row.device,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export const findPasskey = async (db: Db, id: string): Promise<StoredPasskey | undefined> => {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row && passkeyOf(row);
};

export const passkeysOf = async (db: Db, userId: string): Promise<StoredPasskey[]> =>
  (
    await select(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
  ).map(passkeyOf);

/** Notes that a passkey was used, and its counter. */
export const recordPasskeyUse = async (
  tx: Tx,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('passkeys')
    .set({ counter: String(counter), last_used_at: at })
    .where('id', '=', id)
    .execute();
};

/** Removes a passkey of a user. */
export const deletePasskey = async (db: Db, userId: string, id: string): Promise<void> => {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
};
