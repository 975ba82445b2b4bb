import { randomUUID } from 'node:crypto';
import type { Db, Generated, Tx } from '@dhruva/server/platform/database/db.ts';

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    sessions: {
      id: string;
      user_id: string;
      token_hash: string;
      created_at: Date;
      last_used_at: Date;
      confirmed: Generated<boolean>;
      arrival: Generated<Buffer | null>;
    };
  }
}

export interface NewSession {
  readonly userId: string;
  readonly tokenHash: string;
  /** False: a second check is pending. */
  readonly confirmed: boolean;
  /** The details given at sign-in, encrypted, until the second check is passed. */
  readonly sealedDetails: Buffer | null;
}

export const addSession = async (tx: Tx, session: NewSession, at: Date): Promise<void> => {
  await tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: at,
      last_used_at: at,
      confirmed: session.confirmed,
      arrival: session.sealedDetails,
    })
    .execute();
};

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly confirmed: boolean;
}

export const findSession = async (
  db: Db,
  tokenHash: string,
): Promise<StoredSession | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'last_used_at', 'confirmed'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      createdAt: row.created_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      confirmed: row.confirmed,
    }
  );
};

/** An unconfirmed session and what it stores until its second check. */
export interface PendingSession {
  readonly userId: string;
  readonly sealedDetails: Buffer;
}

/**
 * Ends an unconfirmed session, once, and returns what it stored; undefined when a concurrent call came first.
 */
export const takePendingSession = async (
  tx: Tx,
  sessionId: string,
): Promise<PendingSession | undefined> => {
  const row = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('confirmed', '=', false)
    .returning(['user_id', 'arrival'])
    .executeTakeFirst();
  if (row === undefined || row.arrival === null) return undefined;
  return { userId: row.user_id, sealedDetails: row.arrival };
};

export const recordSessionUse = async (db: Db, sessionId: string, at: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute();
};

export const deleteSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
};

/** Deletes sessions idle since before the first moment or started before the second. */
export const sweepSessions = async (
  db: Db,
  { idleBefore, begunBefore }: { readonly idleBefore: Date; readonly begunBefore: Date },
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('last_used_at', '<', idleBefore), eb('created_at', '<', begunBefore)]))
    .execute();
};
