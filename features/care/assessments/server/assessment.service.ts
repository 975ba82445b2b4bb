import { assessmentById } from '../contract/catalogue.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Product } from '@dhruva/money/payments/server';
import { assessmentRefund, dueAtOf, therapistFor } from './assessment.rules.ts';
import { NEW_ASSESSMENT } from './mails/assessments.mails.ts';
import { stageOf } from './stage-words.rules.ts';
import { findProgress } from './progress.service.ts';
import { addUnlock, findUnlock, isUnlocked, revokeUnlock } from './unlock.store.ts';

type AssessmentProduct = Product<'assessment'>;

const accept: AssessmentProduct['accept'] = async (tx, { draft, orderId, userKey }, now) => {
  if (await isUnlocked(tx, userKey.userId, draft.assessmentId))
    throw new AppError('payment.already-bought');
  const therapistId = draft.therapistId ?? therapistFor(orderId);
  return { draft: { ...draft, therapistId }, dueAt: dueAtOf(draft.assessmentId, now) };
};

const fulfil =
  ({ outbox }: Pick<Deps, 'outbox'>): AssessmentProduct['fulfil'] =>
  async (tx, { draft, orderId, userKey: { userId }, paidAt }, now) => {
    const { assessmentId, therapistId = therapistFor(orderId) } = draft;
    const dueAt = dueAtOf(assessmentId, paidAt);
    const unlock = { orderId, userId, assessmentId, therapistId, boughtAt: paidAt, dueAt };
    if (!(await addUnlock(tx, unlock))) return { refund: 'duplicate' };
    await outbox.enqueue(tx, { kind: NEW_ASSESSMENT, userId, subjectId: orderId }, now);
    return 'given';
  };

const describe: AssessmentProduct['describe'] = async (db, { draft, orderId }) => {
  const { assessmentId, therapistId = therapistFor(orderId) } = draft;
  const progress = await findProgress(db, orderId);
  return {
    title: `Assessment: ${assessmentById(assessmentId).name}`,
    stage: progress ? stageOf(progress) : 'Not bought',
    doctor: therapistById(therapistId).name,
    ...(progress && { dueAt: progress.dueAt.toISOString() }),
  };
};

/** No refund once the report was delivered. */
const cancellationTerms: AssessmentProduct['cancellationTerms'] = async (
  db,
  { orderId, amountPaise, paidAt },
  now,
) => {
  const unlock = await findUnlock(db, orderId);
  if (!unlock || unlock.revokedAt !== null || unlock.reportAt !== null) return undefined;
  return assessmentRefund({ amountPaise, paidAt }, now);
};

const revoke: AssessmentProduct['revoke'] = async (tx, { orderId }, now) => {
  const unlock = await findUnlock(tx, orderId, { lock: true });
  if (unlock && unlock.reportAt !== null) throw new AppError('booking.not-cancellable');
  await revokeUnlock(tx, orderId, now);
};

/**
 * The product of paid assessments: each can be bought once; the therapist is notified by mail, and the due
 * time of the report counts from the payment.
 */
export const assessmentProduct = (deps: Pick<Deps, 'outbox'>): AssessmentProduct => ({
  offer: ({ assessmentId }) => ({
    productId: assessmentId,
    pricePaise: assessmentById(assessmentId).pricePaise,
    account: 'questions',
    key: `assessment:${assessmentId}`,
  }),
  accept,
  fulfil: fulfil(deps),
  revoke,
  releaseHold: async () => undefined,
  cancellationTerms,
  describe,
});
