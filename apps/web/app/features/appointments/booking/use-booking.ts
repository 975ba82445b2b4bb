import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Therapist } from '@dhruva/contract/catalogue/therapists';
import type { PlanCredits } from '@dhruva/contract/plans/schemas';
import { CallError } from '../../../lib/call-error.ts';
import { resolverOf } from '../../../lib/form.ts';
import { readToken } from '../../../lib/token.ts';
import { m } from '../../../paraglide/messages.js';
import type { BookingWish } from '../booking-wish.ts';
import { minutesOf, therapistsOf } from '../fitting.rules.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import type { Booked } from '../booked/booked.ts';
import {
  bookingProblems,
  type BookingValues,
  EMPTY,
  feeOf,
  formOf,
} from '../form/booking-form.rules.ts';
import { slotGone } from './slot-gone.ts';
import { useCreditBooking } from './use-credit-booking.ts';
import { useSessionPurchase } from './use-session-purchase.ts';

type Step = 'therapist' | 'slot' | 'form';

interface Ends {
  readonly onBooked: (booked: Booked) => void;
  /** Paid, but the booking did not come: it is said elsewhere. */
  readonly onLost: () => void;
}

interface Choices {
  readonly step: Step;
  readonly therapist: Therapist | null;
  readonly slot: ChosenSlot | null;
  /** What pays; null: money. */
  readonly credit: PlanCredits | null;
}

const firstChoices = (wish: BookingWish | null): Choices => {
  const fitting = wish?.credit ? therapistsOf(wish.credit) : [];
  const only = fitting.length === 1 ? fitting[0] : undefined;
  const therapist = wish?.therapist ?? only ?? null;
  const step = therapist ? 'slot' : 'therapist';
  return { step, therapist, slot: null, credit: wish?.credit ?? null };
};

const useBookingForm = () =>
  useForm<BookingValues>({
    defaultValues: EMPTY,
    resolver: resolverOf(bookingProblems),
    shouldFocusError: false,
  });

/**
 * Choosing a therapist and a slot, then the form, then paying or using a credit. What was typed stays
 * while the page lives.
 */
export const useBooking = (wish: BookingWish | null, { onBooked, onLost }: Ends) => {
  const form = useBookingForm();
  const [choices, setChoices] = useState(() => firstChoices(wish));
  const { therapist, slot, credit } = choices;
  const minutes = minutesOf(wish?.credit ?? null);
  const booked = (made: Omit<Booked, 'minutes'>): void => {
    form.reset(EMPTY);
    onBooked({ ...made, minutes });
  };
  const purchase = useSessionPurchase({ onBooked: booked, onLost });
  const byCredit = useCreditBooking(({ message, appointment }) =>
    booked({ message, appointment, orderId: null, startsAt: appointment.startsAt }),
  );
  const refusal = credit && byCredit.variables?.slot === slot ? byCredit.error : null;

  /** How the last try ended is forgotten with what was chosen then. */
  const choose = (changes: Partial<Choices>): void => {
    if (purchase.checkout.outcome) purchase.checkout.leave();
    setChoices((known) => ({ ...known, ...changes }));
  };
  const refuse = (message: string): void => form.setError('root', { message });
  const refuseFields = (fields: Record<string, string> = {}): void => {
    for (const [field, message] of Object.entries(fields))
      form.setError(field as keyof BookingValues, { message });
  };
  const submit = form.handleSubmit(async (values) => {
    if (readToken() === null) return refuse(m.therapists_login());
    if (!slot) return choose({ step: 'slot' });
    const wanted = { slot, form: formOf(values) };
    if (credit) {
      const refused = { onError: (error: Error) => refuseFields(fieldsOf(error)) };
      return byCredit.mutate({ ...wanted, planOrderId: credit.orderId }, refused);
    }
    const fee = feeOf(therapist?.feePaise ?? Number.NaN);
    if (fee === undefined) return refuse(m.appointments_no_fee());
    const outcome = await purchase.book({ ...wanted, fee });
    return outcome.kind === 'failed' ? refuseFields(outcome.fields) : undefined;
  });

  return {
    ...choices,
    minutes,
    form,
    submit,
    purchase,
    byCredit,
    /** Why the credit did not book what is chosen. */
    refusal,
    /** Why the slot chosen cannot be had any more. */
    gone: slotGone(credit ? refusal : purchase.checkout.outcome),
    choose,
    /** Begins anew for another wish. */
    restart: (next: BookingWish): void => {
      choose(firstChoices(next));
      form.clearErrors();
    },
  };
};

export type Booking = ReturnType<typeof useBooking>;

const fieldsOf = (error: Error): Record<string, string> | undefined =>
  error instanceof CallError ? error.extras.fields : undefined;
