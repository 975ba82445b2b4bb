import { useState } from 'react';
import type { CompatibilityQuestion } from '../../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import type { PairData } from '../../contract/schemas.ts';
import { type NotSaved, useCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { saveBooking } from '../calls.ts';
import type { PairQuestionId } from './pair-questions.rules.ts';

/** Buys a question about a pair: pays, verifies, fetches the booking; unlocked only after that. */
export const usePairPayment = (
  onUnlocked: (question: CompatibilityQuestion, pair: PairData) => void,
) => {
  const checkout = useCheckout();
  const [buying, setBuying] = useState<PairQuestionId>();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);

  const pay = async (question: CompatibilityQuestion, pair: PairData): Promise<void> => {
    setBuying(question.id);
    const outcome = await checkout.pay({
      item: { kind: 'compatibility', questionId: question.id, ...pair },
      amount: rupeesOf(COMPATIBILITY_PRICE_PAISE),
    });
    if (outcome.kind === 'failed' && outcome.code === 'payment.already-bought') {
      onUnlocked(question, pair);
    }
    if (outcome.kind !== 'paid') return;
    const paymentId = outcome.status.paymentId ?? '';
    const save = async (): Promise<void> => {
      await saveBooking(question, pair, paymentId);
      setNotSaved(null);
      onUnlocked(question, pair);
    };
    await save().catch(() => setNotSaved({ text: m.pair_save_failed(), paymentId, again: save }));
  };

  return {
    pay,
    buying,
    phase: checkout.phase,
    outcome: checkout.outcome,
    notSaved,
    forgetNotSaved: () => setNotSaved(null),
  };
};
