import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import './unlock.store.ts';

/** Owner and therapist of an assessment; its reference is derived from `orderId`. */
interface AssessmentOf {
  readonly orderId: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
}

/** Live assessments whose order ids lie between two, both included: the candidates of a reference. */
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
