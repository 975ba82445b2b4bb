import { dateInWords, indianDay } from '@dhruva/civil-time';
import { assessmentById } from '@dhruva/contract/catalogue/assessments';
import { therapistById } from '@dhruva/contract/catalogue/therapists';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { Product } from '../payments/payments.api.ts';
import { assessmentRefund, therapistFor } from './assessment.rules.ts';
import { THERAPIST_MAIL } from './assessments.mails.ts';
import { addUnlock, findUnlock, isUnlocked, revokeUnlock } from './unlock.store.ts';

type AssessmentProduct = Product<'assessment'>;

const accept: AssessmentProduct['accept'] = async (tx, { draft, orderId, userKey }) => {
  if (await isUnlocked(tx, userKey.userId, draft.assessmentId))
    throw new AppError('payment.already-bought');
  return { draft: { ...draft, therapistId: draft.therapistId ?? therapistFor(orderId) } };
};

const give =
  ({ outbox }: Pick<Deps, 'outbox'>): AssessmentProduct['give'] =>
  async (tx, { draft, orderId, userKey: { userId }, paidAt }, now) => {
    const { assessmentId, therapistId = therapistFor(orderId) } = draft;
    const unlock = { orderId, userId, assessmentId, therapistId, boughtAt: paidAt };
    if (!(await addUnlock(tx, unlock))) return { refund: 'duplicate' };
    await outbox.enqueue(tx, { kind: THERAPIST_MAIL, userId, subjectId: orderId }, now);
    return 'given';
  };

const describe: AssessmentProduct['describe'] = async (db, { draft, orderId }) => {
  const { assessmentId, therapistId = therapistFor(orderId) } = draft;
  const unlock = await findUnlock(db, orderId);
  const stage = unlock?.isLive
    ? `Bought on ${dateInWords(indianDay(unlock.boughtAt))}`
    : unlock
      ? 'Cancelled'
      : 'Not bought';
  return {
    title: `Assessment: ${assessmentById(assessmentId).name}`,
    stage,
    doctor: therapistById(therapistId).name,
  };
};

/** Paid assessments: bought once, open for good; the therapist is told by mail. */
export const assessmentProduct = (deps: Pick<Deps, 'outbox'>): AssessmentProduct => ({
  offer: ({ assessmentId }) => ({
    productId: assessmentId,
    pricePaise: assessmentById(assessmentId).pricePaise,
    account: 'questions',
    key: `assessment:${assessmentId}`,
  }),
  accept,
  give: give(deps),
  takeBack: async (tx, { orderId }, now) => revokeUnlock(tx, orderId, now),
  release: async () => undefined,
  cancelling: async (db, { orderId, amountPaise, paidAt }, now) => {
    const unlock = await findUnlock(db, orderId);
    return unlock?.isLive ? assessmentRefund({ amountPaise, paidAt }, now) : undefined;
  },
  describe,
});
