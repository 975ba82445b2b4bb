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

interface Unlock extends Pick<NewUnlock, 'therapistId' | 'boughtAt'> {
  readonly isLive: boolean;
}

/** When the assessment of an order was bought, and whether it still is; undefined before it was given. */
export const findUnlock = async (db: Db, orderId: string): Promise<Unlock | undefined> => {
  const row = await db
    .selectFrom('assessment_unlocks')
    .select(['therapist_id', 'bought_at', 'revoked_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return (
    row && {
      therapistId: row.therapist_id as TherapistId,
      boughtAt: row.bought_at,
      isLive: row.revoked_at === null,
    }
  );
};

/** The live unlocks of a user, newest first. */
export const listUnlocks = async (
  db: Db,
  userId: string,
): Promise<Pick<NewUnlock, 'assessmentId' | 'therapistId' | 'boughtAt'>[]> => {
  const rows = await db
    .selectFrom('assessment_unlocks')
    .select(['assessment_id', 'therapist_id', 'bought_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('bought_at', 'desc')
    .execute();
  return rows.map((row) => ({
    assessmentId: row.assessment_id as AssessmentId,
    therapistId: row.therapist_id as TherapistId,
    boughtAt: row.bought_at,
  }));
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
