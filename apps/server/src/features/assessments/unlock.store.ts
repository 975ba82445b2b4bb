import { randomUUID } from 'node:crypto';
import type { AssessmentId } from '@dhruva/contract/catalogue/assessments';
import type { TherapistId } from '@dhruva/contract/catalogue/therapists';
import type { Db, Tx } from '../../platform/database/db.ts';

interface UnlockRow {
  id: string;
  order_id: string;
  user_id: string;
  assessment_id: string;
  therapist_id: string;
  bought_at: Date;
  revoked_at: Date | null;
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    assessment_unlocks: UnlockRow;
  }
}

/** Does this user have this assessment? */
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
}

/** Unlocks a bought assessment; false when the user has it already. */
export const addUnlock = async (tx: Tx, unlock: NewUnlock): Promise<boolean> => {
  const added = await tx
    .insertInto('assessment_unlocks')
    .values({
      id: randomUUID(),
      order_id: unlock.orderId,
      user_id: unlock.userId,
      assessment_id: unlock.assessmentId,
      therapist_id: unlock.therapistId,
      bought_at: unlock.boughtAt,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'assessment_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** When the assessment of an order was bought, and whether it still is; undefined before it was given. */
export const findUnlock = async (
  db: Db,
  orderId: string,
): Promise<{ readonly boughtAt: Date; readonly isLive: boolean } | undefined> => {
  const row = await db
    .selectFrom('assessment_unlocks')
    .select(['bought_at', 'revoked_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { boughtAt: row.bought_at, isLive: row.revoked_at === null };
};

/** Takes an assessment back. */
export const revokeUnlock = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('assessment_unlocks')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
};
