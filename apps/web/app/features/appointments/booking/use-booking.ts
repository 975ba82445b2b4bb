import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Therapist } from '@dhruva/contract/catalogue/therapists';
import { resolverOf } from '../../../lib/form.ts';
import { readToken } from '../../../lib/token.ts';
import { m } from '../../../paraglide/messages.js';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { bookingProblems, type BookingValues, EMPTY, feeOf, formOf } from './booking-form.rules.ts';
import { useSessionPurchase } from './use-session-purchase.ts';

export type Step = 'slot' | 'form';

/** Choosing a slot, then the form, then paying. What was typed stays while the page lives. */
export const useBooking = (
  therapist: Therapist | null,
  ends: Parameters<typeof useSessionPurchase>[0],
) => {
  const [step, setStep] = useState<Step>('slot');
  const [slot, setSlot] = useState<ChosenSlot | null>(null);
  const form = useForm<BookingValues>({
    defaultValues: EMPTY,
    resolver: resolverOf(bookingProblems),
    shouldFocusError: false,
  });
  const purchase = useSessionPurchase({
    ...ends,
    onBooked: (booked) => {
      form.reset(EMPTY);
      ends.onBooked(booked);
    },
  });
  const { leave } = purchase.checkout;

  const choose = (next: ChosenSlot | null): void => {
    if (purchase.checkout.outcome) leave();
    setSlot(next);
  };
  const refuse = (message: string): void => form.setError('root', { message });
  const submit = form.handleSubmit(async (values) => {
    const fee = feeOf(therapist?.feePaise ?? Number.NaN);
    if (readToken() === null) return refuse(m.therapists_login());
    if (fee === undefined) return refuse(m.therapists_no_fee());
    if (!slot) return setStep('slot');
    const end = await purchase.book({ slot, form: formOf(values), fee });
    if (end.kind === 'failed' && end.fields)
      for (const [field, message] of Object.entries(end.fields))
        form.setError(field as keyof BookingValues, { message });
    return undefined;
  });

  return {
    step,
    slot,
    form,
    submit,
    purchase,
    choose,
    toForm: () => setStep('form'),
    toSlots: () => {
      choose(null);
      setStep('slot');
    },
    /** Begins anew: another therapist has no slot chosen yet. */
    restart: () => {
      choose(null);
      setStep('slot');
      form.clearErrors();
    },
  };
};
