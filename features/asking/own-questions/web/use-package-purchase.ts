import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuestionPackage } from '../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { saveOwnQuestions } from '../contract/routes.ts';
import type { OwnQuestionSet } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { type NotSaved, type Outcome, useCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';

const detailsOf = ({ id, pricePaise, usd, questions, delivery }: QuestionPackage) => ({
  id,
  price: rupeesOf(pricePaise),
  usd,
  questions,
  delivery,
});

/** Buys a package with its questions: pays, verifies, fetches the saved set. */
export const usePackagePurchase = (
  pack: QuestionPackage,
  onSaved: (set: OwnQuestionSet) => void,
) => {
  const checkout = useCheckout();
  const queries = useQueryClient();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);

  const pay = async (questions: readonly string[]): Promise<Outcome> => {
    const outcome = await checkout.pay({
      item: { kind: 'custom-package', packageId: pack.id, questions: [...questions] },
      amount: rupeesOf(pack.pricePaise),
      orderFailed: { preferServer: true },
    });
    if (outcome.kind !== 'paid') return outcome;
    const paymentId = outcome.status.paymentId ?? '';
    const save = async (): Promise<void> => {
      const body = { packageDetails: detailsOf(pack), questionsList: [...questions], paymentId };
      const { set } = await call(saveOwnQuestions, { body });
      setNotSaved(null);
      void refreshQueries(queries);
      onSaved(set);
    };
    await save().catch(() =>
      setNotSaved({ text: m.packages_save_failed(), paymentId, again: save }),
    );
    return outcome;
  };

  return { pay, checkout, notSaved, forgetNotSaved: () => setNotSaved(null) };
};
