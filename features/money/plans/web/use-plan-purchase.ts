import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import type { Plan } from '../contract/catalogue.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { type NotSaved, useCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { planPayload } from './plan-words.ts';
import { confirmThenContinue } from './confirm-then-continue.ts';

/** Tells the server which plan a payment was for. */
const saveBooking = async (plan: Plan, paymentId: string): Promise<unknown> => {
  const bookingDetails = {
    doctor: plan.description,
    date: new Date().toDateString(),
    slot: 'N/A',
    paymentId,
    planDetails: planPayload(plan),
  };
  return call(createBooking, { body: { bookingDetails } });
};

/** Buys a plan: payment, verification, booking request, confirmation, then the intake form. */
export const usePlanPurchase = (openIntake: () => void) => {
  const checkout = useCheckout();
  const queries = useQueryClient();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const stopAsking = useRef<() => void>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stopAsking.current?.();
    };
  }, []);

  const buy = async (plan: Plan): Promise<void> => {
    if (checkout.phase !== 'idle') return;
    const outcome = await checkout.pay({
      item: { kind: 'plan', planId: plan.id },
      amount: rupeesOf(plan.pricePaise),
      orderFailed: { preferServer: true },
    });
    if (outcome.kind !== 'paid') return;
    const paymentId = outcome.status.paymentId ?? '';
    const save = async (): Promise<void> => {
      await saveBooking(plan, paymentId);
      setNotSaved(null);
      void refreshQueries(queries);
      stopAsking.current?.();
      if (isMounted.current) stopAsking.current = confirmThenContinue(setIsConfirmed, openIntake);
    };
    await save().catch(() => setNotSaved({ text: m.plans_save_failed(), paymentId, again: save }));
  };

  return {
    buy,
    checkout,
    isConfirmed,
    closeConfirmation: () => setIsConfirmed(false),
    notSaved,
    closeNotSaved: () => setNotSaved(null),
  };
};
