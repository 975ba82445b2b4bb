import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import type { Assessment } from '../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { type NotSaved, useCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';

/** Buys an assessment: pays, verifies, fetches the booking. One bought before opens instead. */
export const useAssessmentPurchase = (
  { id, name, pricePaise }: Assessment,
  onUnlocked: () => void,
) => {
  const checkout = useCheckout();
  const queries = useQueryClient();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);

  const book = async (paymentId: string): Promise<void> => {
    await call(createBooking, { body: { bookingDetails: { paymentId, doctor: name } } });
    setNotSaved(null);
    onUnlocked();
    await refreshQueries(queries);
  };

  const pay = async (therapistId: TherapistId | undefined): Promise<void> => {
    const outcome = await checkout.pay({
      item: { kind: 'assessment', assessmentId: id, ...(therapistId && { therapistId }) },
      amount: rupeesOf(pricePaise),
    });
    if (outcome.kind === 'failed' && outcome.code === 'payment.already-bought')
      await refreshQueries(queries);
    if (outcome.kind !== 'paid') return;
    const paymentId = outcome.status.paymentId ?? '';
    await book(paymentId).catch(() =>
      setNotSaved({
        text: m.assessments_save_failed(),
        paymentId,
        again: async () => book(paymentId),
      }),
    );
  };

  return { pay, checkout, notSaved, forgetNotSaved: () => setNotSaved(null) };
};
