import type { AssessmentId } from '../contract/catalogue.ts';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';

interface UnlockRow {
  id: string;
  order_id: string;
  user_id: string;
  assessment_id: string;
  therapist_id: string;
  bought_at: Date;
  due_at: Date;
  revoked_at: Date | null;
  report: Buffer | null;
  report_at: Date | null;
  report_by: string | null;
  form_reminded_at: Date | null;
  report_reminded_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    assessment_unlocks: UnlockRow;
  }
}

/** Whether this user has this assessment. */
export const isUnlocked = async (
  db: Db,
  userId: string,
  assessmentId: AssessmentId,
): Promise<boolean> => {
  const row = await db
    .selectFrom('assessment_unlocks')
    .select('id')
    .where('user_id', '=', userId)
    .where('assessment_id', '=', assessmentId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

export interface NewUnlock {
  readonly orderId: string;
  readonly userId: string;
  readonly assessmentId: AssessmentId;
  readonly therapistId: TherapistId;
  readonly boughtAt: Date;
  readonly dueAt: Date;
}

/** Stores the unlock of a bought assessment; false when the user has it already. */
export const addUnlock = async (tx: Tx, unlock: NewUnlock): Promise<boolean> => {
  const added = await tx
    .insertInto('assessment_unlocks')
    .values({
      id: newRowId(),
      order_id: unlock.orderId,
      user_id: unlock.userId,
      assessment_id: unlock.assessmentId,
      therapist_id: unlock.therapistId,
      bought_at: unlock.boughtAt,
      due_at: unlock.dueAt,
      revoked_at: null,
      report: null,
      report_at: null,
      report_by: null,
      form_reminded_at: null,
      report_reminded_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'assessment_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** The unencrypted fields of a bought assessment. */
export interface Unlock extends NewUnlock {
  readonly revokedAt: Date | null;
  readonly reportAt: Date | null;
}

export const UNLOCK_COLUMNS = [
  'order_id',
  'user_id',
  'assessment_id',
  'therapist_id',
  'bought_at',
  'due_at',
  'revoked_at',
  'report_at',
] as const;

/** Converts a row to an unlock. */
export const unlockOf = (row: Pick<UnlockRow, (typeof UNLOCK_COLUMNS)[number]>): Unlock => ({
  orderId: row.order_id,
  userId: row.user_id,
  assessmentId: row.assessment_id as AssessmentId,
  therapistId: row.therapist_id as TherapistId,
  boughtAt: row.bought_at,
  dueAt: row.due_at,
  revokedAt: row.revoked_at,
  reportAt: row.report_at,
});

/** The unlock of an order; undefined before it is paid. `lock` takes a row lock. */
export const findUnlock = async (
  db: Db,
  orderId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Unlock | undefined> => {
  const one = db
    .selectFrom('assessment_unlocks')
    .select(UNLOCK_COLUMNS)
    .where('order_id', '=', orderId);
  const row = await (lock ? one.forUpdate() : one).executeTakeFirst();
  return row && unlockOf(row);
};

/** The live unlocks of a user, newest first. */
export const listUnlocks = async (db: Db, userId: string): Promise<Unlock[]> => {
  const rows = await db
    .selectFrom('assessment_unlocks')
    .select(UNLOCK_COLUMNS)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('bought_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(unlockOf);
};

/** Revokes the unlock of an order. */
export const revokeUnlock = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('assessment_unlocks')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
};
