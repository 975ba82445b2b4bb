import { useEffect, useRef } from 'react';
import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import { problemsOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { SlotTime } from '../slots/slot-time.tsx';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { BookingFields, fieldId } from '../form/booking-fields.tsx';
import { CreditRules, RefundTable } from '../form/refund-table.tsx';
import { PurchaseNote } from './purchase-note.tsx';
import type { Booking } from './use-booking.ts';
import type { BookingWish } from '../booking-wish.ts';
import { PaymentChoice } from './payment-choice.tsx';

export const FORM_ID = 'booking-form';

interface BookingFormProps {
  readonly wish: BookingWish;
  readonly booking: Booking;
  readonly therapist: Therapist;
  readonly slot: ChosenSlot;
}

const WithWhomAndWhen = ({ booking, therapist, slot }: Omit<BookingFormProps, 'wish'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [slot.startsAt]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-card border border-line bg-care-tint p-4">
      <p className="font-semibold">{therapist.name}</p>
      <p>
        <SlotTime startsAt={slot.startsAt} minutes={booking.minutes} withDay />
      </p>
      <Button
        look="quiet"
        className="-mb-2 -ml-6"
        onClick={() => booking.choose({ slot: null, step: 'slot' })}
      >
        {m.appointments_form_change()}
      </Button>
    </div>
  );
};

/** The last step of a booking: time and therapist, booking form, payment, cancellation terms. */
export const BookingForm = ({ wish, booking, therapist, slot }: BookingFormProps) => {
  const { form, credit } = booking;
  return (
    <form
      id={FORM_ID}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void booking.submit(event)}
    >
      <WithWhomAndWhen booking={booking} therapist={therapist} slot={slot} />
      <PurchaseNote booking={booking} slot={slot} />
      <ErrorSummary
        problems={problemsOf(form.formState.errors, fieldId)}
        attempt={form.formState.submitCount}
      />
      <BookingFields form={form} therapist={therapist} />
      <PaymentChoice wish={wish} booking={booking} therapist={therapist} slot={slot} />
      {credit ? <CreditRules /> : <RefundTable />}
    </form>
  );
};
