import { compatibilityQuestionById } from '../contract/catalogue.ts';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { ANSWER_PRODUCT_PARTS, stageOf } from '@dhruva/asking/answers/server';
import { grantPaid, isBoughtWaiting } from '@dhruva/account/entitlements/server';
import type { Product } from '@dhruva/money/payments/server';
import type { BirthPlaces } from '@dhruva/asking/places/server';
import { findDelivered } from './answer-pair.service.ts';
import { pairAnswers } from './pair.store.ts';
import { birthsOf, readPair } from './pair.service.ts';

/**
 * The product of questions about two people. Refused before payment: invalid details of either person, and a
 * question already paid for (its answer waiting, or delivered for the same pair).
 */
export const pairProduct = ({
  places,
}: {
  readonly places: BirthPlaces;
}): Product<'compatibility'> => ({
  ...ANSWER_PRODUCT_PARTS,
  offer: ({ questionId }) => ({
    productId: questionId,
    pricePaise: COMPATIBILITY_PRICE_PAISE,
    account: 'questions',
    key: `compatibility:${questionId}`,
  }),
  accept: async (tx, { userKey, draft }, now) => {
    const births = birthsOf(readPair(places, draft, now));
    const question = compatibilityQuestionById(draft.questionId);
    const asked = { kind: 'compatibility', id: question.id, tier: null } as const;
    const isBought =
      (await isBoughtWaiting(tx, userKey.userId, asked)) ||
      (await findDelivered(tx, userKey, { question, births })) !== undefined;
    if (isBought) throw new AppError('payment.already-bought');
    return { draft };
  },
  give: async (tx, { orderId, userKey, draft, amountPaise }, now) => {
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
