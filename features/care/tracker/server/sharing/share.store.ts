import { sql } from 'kysely';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

interface ShareRow {
  id: string;
  user_id: string;
  therapist_id: string;
  version: string;
  since: Date;
  ended_at: Date | null;
  ended_by: EndedBy | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    entry_shares: ShareRow;
  }
}

type EndedBy = 'user' | 'rule';

/** A user and the therapist their entries are shared with. */
export interface Pair {
  readonly userId: string;
  readonly therapistId: TherapistId;
}

/** A consent to share entries: the version of its texts, since when, and until `endedAt`. */
interface StoredShare extends Pair {
  readonly version: string;
  readonly since: Date;
  readonly endedAt: Date | null;
  readonly endedBy: EndedBy | null;
}

const shareOf = (row: ShareRow): StoredShare => ({
  userId: row.user_id,
  therapistId: row.therapist_id as TherapistId,
  version: row.version,
  since: row.since,
  endedAt: row.ended_at,
  endedBy: row.ended_by,
});

/** All shares of a user, oldest first. */
export const sharesOf = async (db: Db, userId: string): Promise<StoredShare[]> => {
  const rows = await db
    .selectFrom('entry_shares')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('therapist_id')
    .execute();
  return rows.map(shareOf);
};

/** All shares that have not been ended. */
export const openShares = async (db: Db): Promise<StoredShare[]> => {
  const rows = await db
    .selectFrom('entry_shares')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('since')
    .execute();
  return rows.map(shareOf);
};

/** Locks the open share of a pair until the transaction ends. */
export const holdShare = async (
  tx: Tx,
  { userId, therapistId }: Pair,
): Promise<StoredShare | undefined> => {
  const row = await tx
    .selectFrom('entry_shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('therapist_id', '=', therapistId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && shareOf(row);
};

/** Begins a share; an open one stays unchanged. */
export const beginShare = async (
  tx: Tx,
  { userId, therapistId }: Pair,
  { version, at }: { readonly version: string; readonly at: Date },
): Promise<void> => {
  await tx
    .insertInto('entry_shares')
    .values({
      id: newRowId(),
      user_id: userId,
      therapist_id: therapistId,
      version,
      since: at,
      ended_at: null,
      ended_by: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'therapist_id']).where('ended_at', 'is', null).doNothing(),
    )
    .execute();
};

/** Ends the open share of a pair, if any; never before it began. */
export const endShare = async (
  tx: Tx,
  { userId, therapistId }: Pair,
  { by, at }: { readonly by: EndedBy; readonly at: Date },
): Promise<void> => {
  await tx
    .updateTable('entry_shares')
    .set({ ended_at: sql<Date>`greatest(since, ${at}::timestamptz)`, ended_by: by })
    .where('user_id', '=', userId)
    .where('therapist_id', '=', therapistId)
    .where('ended_at', 'is', null)
    .execute();
};

export const dropShares = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('entry_shares').where('user_id', '=', userId).execute();
};
