import { MINUTE_MS } from '@dhruva/kernel/durations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBooking } from '@dhruva/money/purchases/contract/routes';
import { CURRENCY } from '@dhruva/kernel/paise';
import { HOLD_MINUTES, therapistById } from '@dhruva/care/therapists/contract/catalogue';
import type { BookingForm } from '../../contract/booking-form.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { type NotSaved, type Outcome, useCheckout } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import type { Booked } from '../booked/booked.ts';

export interface SessionPurchase {
  readonly slot: ChosenSlot;
  readonly form: BookingForm;
  /** Whole rupees. */
  readonly fee: number;
}

/** A slot held for this visitor, until when (ms since 1970). */
export interface Held {
  readonly slot: ChosenSlot;
  readonly until: number;
}

const HOLD_MS = HOLD_MINUTES * MINUTE_MS;

const detailsOf = ({ slot, form, fee }: SessionPurchase, paymentId: string) => ({
  ...form,
  date: new Date(`${slot.date}T00:00`).toDateString(),
  slot: slot.slot,
  doctor: therapistById(slot.therapistId).name,
  paymentId,
  amountPaid: fee,
  currency: CURRENCY,
});

interface Callbacks {
  readonly onBooked: (booked: Omit<Booked, 'minutes'>) => void;
  /** Called when it was paid but the booking did not arrive; `notSaved` then has the message. */
  readonly onLost: () => void;
}

/** Buys a session: holds the slot, pays, verifies, fetches the booking. */
export const useSessionPurchase = ({ onBooked, onLost }: Callbacks) => {
  const checkout = useCheckout();
  const queries = useQueryClient();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [ordered, setOrdered] = useState<ChosenSlot | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const isPaying = checkout.phase === 'paying';
  useEffect(() => {
    if (isPaying && ordered) setHeld({ slot: ordered, until: Date.now() + HOLD_MS });
  }, [isPaying, ordered]);

  const book = async (purchase: SessionPurchase): Promise<Outcome> => {
    const { slot, form, fee } = purchase;
    const { therapistId, date, slot: label } = slot;
    setOrdered(slot);
    const outcome = await checkout.pay({
      item: { kind: 'therapy', therapistId, date, slot: label, form },
      amount: fee,
      orderFailed: { text: m.appointments_order_failed() },
    });
    void refreshQueries(queries, { queryKey: ['availability'] });
    if (outcome.kind !== 'paid') return outcome;
    setHeld(null);
    setSaving(true);
    const paymentId = outcome.status.paymentId ?? '';
    const save = async (): Promise<void> => {
      const body = { bookingDetails: detailsOf(purchase, paymentId) };
      const { message, booking } = await call(createBooking, { body });
      setNotSaved(null);
      void refreshQueries(queries);
      onBooked({ message, appointment: null, orderId: booking.id, startsAt: slot.startsAt });
    };
    await save().catch(() => {
      setNotSaved({ text: m.appointments_not_booked(), paymentId, again: save });
      onLost();
    });
    setSaving(false);
    return outcome;
  };

  return { book, checkout, held, isSaving, notSaved, forgetNotSaved: () => setNotSaved(null) };
};
