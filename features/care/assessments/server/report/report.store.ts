import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { type Unlock, UNLOCK_COLUMNS, unlockOf } from '../unlock.store.ts';

/** The encryption context of a report. */
export const FIELD = 'assessment_unlocks.report';

interface NewReport {
  readonly orderId: string;
  readonly text: string;
  /** The operator who delivered it. */
  readonly by: string;
}

/** Stores the report of a locked, live unlock. */
export const saveReport = async (
  tx: Tx,
  key: UserKey,
  { orderId, text, by }: NewReport,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('assessment_unlocks')
    .set({ report: key.seal(FIELD, text), report_at: at, report_by: by })
    .where('order_id', '=', orderId)
    .where('user_id', '=', key.userId)
    .where('report', 'is', null)
    .execute();
};

/** The report of a user's own order, and when it was delivered. */
export const findReport = async (
  db: Db,
  key: UserKey,
  orderId: string,
): Promise<(Unlock & { readonly reportAt: Date; readonly text: string }) | undefined> => {
  const row = await db
    .selectFrom('assessment_unlocks')
    .select([...UNLOCK_COLUMNS, 'report'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
  if (!row || row.report === null || row.report_at === null) return undefined;
  return { ...unlockOf(row), reportAt: row.report_at, text: key.open(FIELD, row.report) };
};

/** Unlocks without a report, most urgent first; optionally only those due before a moment. */
export const waitingUnlocks = async (db: Db, dueBefore?: Date): Promise<Unlock[]> => {
  const waiting = db
    .selectFrom('assessment_unlocks')
    .select(UNLOCK_COLUMNS)
    .where('revoked_at', 'is', null)
    .where('report', 'is', null);
  const rows = await (dueBefore ? waiting.where('due_at', '<', dueBefore) : waiting)
    .orderBy('due_at')
    .orderBy('order_id')
    .execute();
  return rows.map(unlockOf);
};
