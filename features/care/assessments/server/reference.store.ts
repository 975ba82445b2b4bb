import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import './unlock.store.ts';

/** Whose an assessment is, and which therapist has it; `orderId` is what its reference is made of. */
interface AssessmentOf {
  readonly orderId: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
}

/** The live assessments whose orders' ids lie between two, both included: those one reference may stand for. */
export const assessmentsFrom = async (
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<AssessmentOf[]> => {
  const rows = await db
    .selectFrom('assessment_unlocks')
    .select(['order_id', 'user_id', 'therapist_id'])
    .where('order_id', '>=', first)
    .where('order_id', '<=', last)
    .where('revoked_at', 'is', null)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    userId: row.user_id,
    therapistId: row.therapist_id as TherapistId,
  }));
};
