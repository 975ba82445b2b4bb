import { compatibilityQuestionById } from '../contract/catalogue.ts';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { ANSWER_PRODUCT_PARTS, stageOf } from '@dhruva/asking/answers/server';
import { grantPaid, hasUnansweredPurchase } from '@dhruva/account/entitlements/server';
import type { Product } from '@dhruva/money/payments/server';
import type { Births } from '@dhruva/asking/births/server';
import { findDelivered } from './answer-pair.service.ts';
import { refuseUnlessFirm } from './pair-firmness.ts';
import { pairAnswers } from './pair.store.ts';
import { birthsOf, readPair } from './pair.service.ts';

/**
 * The product of questions about two people. Refused before payment: invalid details of either person, a
 * question already paid for (its answer waiting, or delivered for the same pair), and one whose answer would
 * not hold for most of the day of an unknown time.
 */
export const pairProduct = ({ births }: { readonly births: Births }): Product<'compatibility'> => ({
  ...ANSWER_PRODUCT_PARTS,
  offer: ({ questionId }) => ({
    productId: questionId,
    pricePaise: COMPATIBILITY_PRICE_PAISE,
    account: 'questions',
    key: `compatibility:${questionId}`,
  }),
  accept: async (tx, { userKey, draft }, now) => {
    const pair = readPair(births, draft, now);
    const question = compatibilityQuestionById(draft.questionId);
    const asked = { kind: 'compatibility', id: question.id, tier: null } as const;
    const isBought =
      (await hasUnansweredPurchase(tx, userKey.userId, asked)) ||
      (await findDelivered(tx, userKey, { question, births: birthsOf(pair) })) !== undefined;
    if (isBought) throw new AppError('payment.already-bought');
    refuseUnlessFirm(question.id, pair, now);
    return { draft };
  },
  fulfil: async (tx, { orderId, userKey, draft, amountPaise }, now) => {
    const { kind, questionId, ...details } = draft;
    const question = { kind, id: questionId, tier: null };
    const bought = { userId: userKey.userId, question, pricePaise: amountPaise, orderId };
    const granted = await grantPaid(tx, bought, now);
    if (granted === 'duplicate') return { refund: 'duplicate' };
    await pairAnswers.saveAsked(tx, userKey, { ...granted, questionId, details }, now);
    return 'given';
  },
  describe: async (db, { orderId, draft }) => ({
    title: compatibilityQuestionById(draft.questionId).text,
    stage: await stageOf(db, orderId),
  }),
});
