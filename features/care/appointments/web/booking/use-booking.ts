import { useState } from 'react';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { readToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { Booked } from '../booked/booked.ts';
import type { BookingWish } from '../booking-wish.ts';
import { minutesOf } from '../credit-fit.rules.ts';
import { feeOf, formOf } from '../form/booking-form.rules.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { type Choices, firstChoices } from './choices.ts';
import { slotGone } from './slot-gone.ts';
import { useCreditBooking } from './use-credit-booking.ts';
import { useSessionPurchase } from './use-session-purchase.ts';

interface Callbacks {
  readonly onBooked: (booked: Booked) => void;
  /** Called when it was paid but the booking did not arrive; the message is shown elsewhere. */
  readonly onLost: () => void;
}

/** The two ways to book a session: by payment or by credit. */
const useBookingMethods = (
  onBooked: (made: Omit<Booked, 'minutes'>) => void,
  onLost: () => void,
) => {
  const purchase = useSessionPurchase({ onBooked, onLost });
  const byCredit = useCreditBooking(({ message, appointment }) =>
    onBooked({ message, appointment, orderId: null, startsAt: appointment.startsAt }),
  );
  return { purchase, byCredit };
};

/**
 * The state of a booking: therapist and slot, the form, then payment or credit. Input survives closing the
 * dialog.
 */
export const useBooking = (wish: BookingWish | null, { onBooked, onLost }: Callbacks) => {
  const { form, clear, refuse, refuseFields } = useBookingForm();
  const [choices, setChoices] = useState(() => firstChoices(wish));
  const { therapist, slot, credit } = choices;
  const minutes = minutesOf(wish?.credit ?? null);
  const booked = (made: Omit<Booked, 'minutes'>): void => {
    clear();
    onBooked({ ...made, minutes });
  };
  const { purchase, byCredit } = useBookingMethods(booked, onLost);
  const refusal = credit && byCredit.variables?.slot === slot ? byCredit.error : null;

  /** Changes the choices, and clears the outcome of the last attempt. */
  const choose = (changes: Partial<Choices>): void => {
    if (purchase.checkout.outcome) purchase.checkout.leave();
    setChoices((known) => ({ ...known, ...changes }));
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
    /** Why booking by credit was refused. */
    refusal,
    /** Why the chosen slot is no longer available. */
    gone: slotGone(credit ? refusal : purchase.checkout.outcome),
    choose,
    /** Starts over for another wish. */
    restart: (next: BookingWish): void => {
      choose(firstChoices(next));
      form.clearErrors();
    },
  };
};

export type Booking = ReturnType<typeof useBooking>;

const fieldsOf = (error: Error): Record<string, string> | undefined =>
  error instanceof CallError ? error.extras.fields : undefined;
