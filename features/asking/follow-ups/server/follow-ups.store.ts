import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import type { FollowUps } from '../contract/schemas.ts';
import { type KeptFollowUp, shownFollowUps } from './follow-ups.rules.ts';
import type { PreparedFollowUp, PreparedFollowUps } from './prepared.rules.ts';

interface FollowUpRow {
  id: string;
  user_id: string;
  entitlement_id: string;
  /** The order in which they are offered, from 0. */
  position: number;
  /** How many of its answer may be chosen. */
  allowed: number;
  /** Question and answer in both languages, encrypted with the user's key. */
  told: Buffer;
  /** Which of those allowed it was chosen as, from 1; null while it is only offered. */
  place: number | null;
  taken_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    follow_ups: FollowUpRow;
  }
}

const FIELD = 'follow_ups.told';

const keptOf = (key: UserKey, row: FollowUpRow): KeptFollowUp => ({
  id: row.id,
  entitlementId: row.entitlement_id,
  allowed: row.allowed,
  told: JSON.parse(key.open(FIELD, row.told)) as PreparedFollowUp,
  place: row.place,
  takenAt: row.taken_at,
});

/** Keeps the follow-ups of a new answer, none of them chosen, and returns them as they are shown. */
export const addFollowUps = async (
  tx: Tx,
  key: UserKey,
  { entitlementId, allowed, offered }: PreparedFollowUps & { readonly entitlementId: string },
): Promise<FollowUps | undefined> => {
  if (offered.length === 0) return undefined;
  const kept = offered.map((told) => {
    const unchosen = { place: null, takenAt: null };
    return { id: newRowId(), entitlementId, allowed, told, ...unchosen };
  });
  await tx
    .insertInto('follow_ups')
    .values(
      kept.map(({ id, told }, position) => ({
        id,
        user_id: key.userId,
        entitlement_id: entitlementId,
        position,
        allowed,
        told: key.seal(FIELD, JSON.stringify(told)),
        place: null,
        taken_at: null,
      })),
    )
    .execute();
  return shownFollowUps(kept);
};

/** All follow-ups of a user, in the order of their offer. */
export const listFollowUps = async (db: Db, key: UserKey): Promise<KeptFollowUp[]> => {
  const rows = await db
    .selectFrom('follow_ups')
    .selectAll()
    .where('user_id', '=', key.userId)
    .orderBy('entitlement_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => keptOf(key, row));
};

/** Marks a follow-up as chosen; unique indexes refuse a place that is taken, a check one too many. */
export const markTaken = async (tx: Tx, id: string, place: number, at: Date): Promise<void> => {
  await tx
    .updateTable('follow_ups')
    .set({ place, taken_at: at })
    .where('id', '=', id)
    .where('place', 'is', null)
    .execute();
};
