import { QUESTION_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { questionById } from '../contract/catalogue.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { ANSWER_PRODUCT_PARTS, stageOf } from '@dhruva/asking/answers/server';
import type { Births } from '@dhruva/asking/births/server';
import { grantPaid, hasUnansweredPurchase } from '@dhruva/account/entitlements/server';
import type { Product } from '@dhruva/money/payments/server';
import { requireFit } from './fitting.service.ts';
import { findDelivered } from './answer-question.service.ts';
import { refuseUnlessFirm } from './firmness/holds.ts';
import { predictions } from './question.store.ts';

/**
 * The product of catalogue questions. Refused before payment: invalid birth details, a question that does not
 * fit the life facts told, one already paid for (its answer waiting, or delivered for the same birth), and one
 * whose answer would not hold for most of the day of an unknown time.
 */
export const questionProduct = ({ births }: { readonly births: Births }): Product<'question'> => ({
  ...ANSWER_PRODUCT_PARTS,
  offer: ({ questionId }) => ({
    productId: questionId,
    pricePaise: QUESTION_PRICE_PAISE[questionById(questionId).tier],
    account: 'questions',
    key: `question:${questionId}`,
  }),
  accept: async (tx, { userKey, draft }, now) => {
    const read = births.read(draft.userDetails, now);
    const question = questionById(draft.questionId);
    requireFit(question.id, draft.userDetails);
    const isBought =
      (await hasUnansweredPurchase(tx, userKey.userId, { kind: 'question', ...question })) ||
      (await findDelivered(tx, userKey, { question, birth: read.birth })) !== undefined;
    if (isBought) throw new AppError('payment.already-bought');
    refuseUnlessFirm(question.id, read, now);
    return { draft };
  },
  fulfil: async (tx, { orderId, userKey, draft, amountPaise }, now) => {
    const { questionId, userDetails: typed } = draft;
    const question = { kind: 'question', ...questionById(questionId) } as const;
    const bought = { userId: userKey.userId, question, pricePaise: amountPaise, orderId };
    const granted = await grantPaid(tx, bought, now);
    if (granted === 'duplicate') return { refund: 'duplicate' };
    await predictions.saveAsked(tx, userKey, { ...granted, questionId, details: { typed } }, now);
    return 'given';
  },
  describe: async (db, { orderId, draft }) => ({
    title: questionById(draft.questionId).text,
    stage: await stageOf(db, orderId),
  }),
});
