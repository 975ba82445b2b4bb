import type { Feeling } from '../contract/symptoms.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import { packFeeling, unpackFeeling } from './feeling.rules.ts';

interface EntryRow {
  id: string;
  user_id: string;
  feeling: Buffer;
  saved_at: Date;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    counselling_entries: EntryRow;
  }
}

export interface StoredEntry extends Feeling {
  readonly id: string;
  readonly savedAt: Date;
}

const FIELD = 'counselling_entries.feeling';

/** Stores a new entry of a user. */
export const addEntry = async (
  tx: Tx,
  key: UserKey,
  feeling: Feeling,
  at: Date,
): Promise<StoredEntry> => {
  const id = newRowId();
  await tx
    .insertInto('counselling_entries')
    .values({
      id,
      user_id: key.userId,
      feeling: key.seal(FIELD, packFeeling(feeling)),
      saved_at: at,
    })
    .execute();
  return { ...feeling, id, savedAt: at };
};

/** A user's entries, newest first. */
export const listEntries = async (db: Db, key: UserKey): Promise<StoredEntry[]> => {
  const rows = await db
    .selectFrom('counselling_entries')
    .selectAll()
    .where('user_id', '=', key.userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...unpackFeeling(key.open(FIELD, row.feeling)),
    id: row.id,
    savedAt: row.saved_at,
  }));
};

/** Deletes all entries of a user, or one by its id; returns their number. */
export const deleteEntries = async (db: Db, userId: string, id?: string): Promise<number> => {
  const all = db.deleteFrom('counselling_entries').where('user_id', '=', userId);
  const { numDeletedRows } = await (
    id === undefined ? all : all.where('id', '=', id)
  ).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
