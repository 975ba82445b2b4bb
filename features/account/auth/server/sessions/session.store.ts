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
      /** Browser and system by name; empty when unknown. */
      device: Generated<string>;
      /** The known device the session is on, as in `known_devices`. */
      device_hash: Generated<string | null>;
      via: Generated<SignInWay>;
    };
  }
}

/** What somebody signed in with. */
export type SignInWay = 'code' | 'passkey';

/** Where and how a session begins. */
export interface SessionPlace {
  /** Browser and system by name (device-words.rules.ts); empty when unknown. */
  readonly device: string;
  readonly deviceHash: string | null;
  readonly via: SignInWay;
}

export interface NewSession extends SessionPlace {
  readonly id: string;
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
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: at,
      last_used_at: at,
      confirmed: session.confirmed,
      arrival: session.sealedDetails,
      device: session.device,
      device_hash: session.deviceHash,
      via: session.via,
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

/** Notes that a session is used; one begun by a clock that ran ahead begins now. */
export const recordSessionUse = async (db: Db, sessionId: string, at: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      last_used_at: at,
      created_at: eb.fn<Date>('least', ['created_at', eb.val(at)]),
    }))
    .where('id', '=', sessionId)
    .execute();
};

/** A session as its owner sees it. Times in ms. */
export interface OwnSession extends SessionPlace {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** The confirmed sessions of a user, the last used first; those that have expired too, until they are swept. */
export const sessionsOf = async (db: Db, userId: string): Promise<OwnSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'device', 'device_hash', 'via'])
    .where('user_id', '=', userId)
    .where('confirmed', '=', true)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at.getTime(),
    device: row.device,
    deviceHash: row.device_hash,
    via: row.via,
  }));
};

/** Ends these sessions of a user. */
export const deleteSessionsOf = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'in', ids).execute();
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
