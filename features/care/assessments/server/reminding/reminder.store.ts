import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { type Unlock, UNLOCK_COLUMNS, unlockOf } from '../unlock.store.ts';
import type { ReminderKind } from '../reminder.rules.ts';

const COLUMN_OF = { form: 'form_reminded_at', report: 'report_reminded_at' } as const;

/** Assessments without a report that have not had this reminder, most urgent first. */
export const notReminded = async (db: Db, kind: ReminderKind): Promise<Unlock[]> => {
  const rows = await db
    .selectFrom('assessment_unlocks')
    .select(UNLOCK_COLUMNS)
    .where('revoked_at', 'is', null)
    .where('report', 'is', null)
    .where(COLUMN_OF[kind], 'is', null)
    .orderBy('due_at')
    .execute();
  return rows.map(unlockOf);
};

/** Records this reminder; false if it was recorded before. Concurrent transactions wait for the row. */
export const noteReminder = async (
  tx: Tx,
  kind: ReminderKind,
  orderId: string,
  at: Date,
): Promise<boolean> => {
  const noted = await tx
    .updateTable('assessment_unlocks')
    .set({ [COLUMN_OF[kind]]: at })
    .where('order_id', '=', orderId)
    .where(COLUMN_OF[kind], 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return noted !== undefined;
};
