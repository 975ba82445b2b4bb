import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../platform/database/db.ts';

declare module '../../platform/database/db.ts' {
  interface Tables {
    users: { id: string; phone_hash: string; created_at: Date };
    consents: {
      user_id: string;
      purpose: 'age' | 'terms';
      version: string;
      via: ConsentVia;
      given_at: Date;
    };
    sessions: {
      id: string;
      user_id: string;
      token_hash: string;
      created_at: Date;
      last_used_at: Date;
    };
  }
}

export type ConsentVia = 'login' | 'sign-up';

export const findUser = async (tx: Tx, phoneHash: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
  return row?.id;
};

export const addUser = async (tx: Tx, phoneHash: string, at: Date): Promise<string> => {
  const id = randomUUID();
  await tx.insertInto('users').values({ id, phone_hash: phoneHash, created_at: at }).execute();
  return id;
};

/** Notes that the person confirmed being of age and accepted these terms; the first time is kept. */
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

export const addSession = async (
  tx: Tx,
  session: { readonly userId: string; readonly tokenHash: string },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: at,
      last_used_at: at,
    })
    .execute();
};

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

export const findSession = async (
  db: Db,
  tokenHash: string,
): Promise<StoredSession | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      createdAt: row.created_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
    }
  );
};

export const noteSessionUse = async (db: Db, sessionId: string, at: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute();
};

export const deleteSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
};

/** Deletes sessions idle since before the one moment or begun before the other. */
export const sweepSessions = async (
  db: Db,
  { idleBefore, begunBefore }: { readonly idleBefore: Date; readonly begunBefore: Date },
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('last_used_at', '<', idleBefore), eb('created_at', '<', begunBefore)]))
    .execute();
};
