import { randomUUID } from 'node:crypto';
import type { Db, Generated, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    users: {
      id: string;
      /** Null: no phone number signs in to this account. */
      phone_hash: string | null;
      created_at: Date;
      last_seen_at: Date;
      parked_at: Generated<Date | null>;
      former_phone_hash: Generated<string | null>;
    };
    consents: {
      user_id: string;
      purpose: 'age' | 'terms';
      version: string;
      via: ConsentVia;
      given_at: Date;
    };
  }
}

export type ConsentVia = 'login' | 'sign-up';

export interface Account {
  readonly userId: string;
  /** When a confirmed session of the account was last used, in ms. */
  readonly lastSeenAt: number;
}

export const findAccount = async (db: Db, phoneHash: string): Promise<Account | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['id', 'last_seen_at'])
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
  return row && { userId: row.id, lastSeenAt: row.last_seen_at.getTime() };
};

export const addUser = async (tx: Tx, phoneHash: string, at: Date): Promise<string> => {
  const id = randomUUID();
  const user = { id, phone_hash: phoneHash, created_at: at, last_seen_at: at };
  await tx.insertInto('users').values(user).execute();
  return id;
};

/** Records that the owner was active. */
export const recordActivity = async (db: Db, userId: string, at: Date): Promise<void> => {
  await db.updateTable('users').set({ last_seen_at: at }).where('id', '=', userId).execute();
};

/** The hash of the phone number that signs in to an account; undefined when none does. */
export const phoneHashOf = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('phone_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.phone_hash ?? undefined;
};

/** Locks the account's row until the transaction ends, so that concurrent changes of one account take turns. */
export const lockUser = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/** Takes its number from an account; support finds it again by the number it had. */
export const parkUser = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('users')
    .set((eb) => ({ phone_hash: null, former_phone_hash: eb.ref('phone_hash'), parked_at: at }))
    .where('id', '=', userId)
    .execute();
};

export const parkedAt = async (db: Db, userId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('parked_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.parked_at ?? undefined;
};

/** Gives an account another phone number to sign in with. */
export const giveNumber = async (tx: Tx, userId: string, phoneHash: string): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ phone_hash: phoneHash, former_phone_hash: null, parked_at: null })
    .where('id', '=', userId)
    .execute();
};

/** Records that the user confirmed their age and accepted these terms; only the first time is kept. */
export const addConsents = async (
  tx: Tx,
  consent: { readonly userId: string; readonly version: string; readonly via: ConsentVia },
  at: Date,
): Promise<void> => {
  const { userId, version, via } = consent;
  const rows = (['age', 'terms'] as const).map((purpose) => ({
    user_id: userId,
    purpose,
    version,
    via,
    given_at: at,
  }));
  await tx
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The account that most recently lost this phone number; undefined when there is none. */
export const findParked = async (tx: Tx, formerPhoneHash: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('former_phone_hash', '=', formerPhoneHash)
    .where('phone_hash', 'is', null)
    .orderBy('parked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};
