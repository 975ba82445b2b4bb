import { type FormEventHandler, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SESSION_MINUTES, type Therapist } from '@dhruva/contract/catalogue/therapists';
import type { CheckoutState } from '../../../lib/checkout/use-checkout.ts';
import { problemsOf } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Price } from '../../../ui/price.tsx';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { SlotTime } from '../slots/slot-time.tsx';
import { BookingFields, fieldId } from './booking-fields.tsx';
import type { BookingValues } from './booking-form.rules.ts';
import { PurchaseNote } from './purchase-note.tsx';
import { RefundTable } from './refund-table.tsx';
import type { Held } from './use-session-purchase.ts';

export const FORM_ID = 'booking-form';

interface BookingFormProps {
  readonly therapist: Therapist;
  readonly slot: ChosenSlot;
  readonly form: UseFormReturn<BookingValues>;
  readonly checkout: CheckoutState;
  readonly held: Held | null;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onSlot: (slot: ChosenSlot) => void;
  readonly onChangeSlot: () => void;
}

const Appointment = ({
  therapist,
  slot,
  onChangeSlot,
}: Pick<BookingFormProps, 'therapist' | 'slot' | 'onChangeSlot'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [slot.startsAt]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-card border border-line bg-care-tint p-4">
      <p className="font-semibold">{therapist.name}</p>
      <p>
        <SlotTime date={slot.date} startsAt={slot.startsAt} withDay />
      </p>
      <Button look="quiet" className="-ml-6" onClick={onChangeSlot}>
        {m.therapists_form_change()}
      </Button>
    </div>
  );
};

const SessionPrice = ({ therapist }: Pick<BookingFormProps, 'therapist'>) => (
  <p>
    {m.therapists_price({ minutes: SESSION_MINUTES.lasts })}:{' '}
    <Price paise={therapist.feePaise} suffix={m.therapists_tax()} />
  </p>
);

/** When and with whom, what the therapist needs to know, what it costs and what cancelling gives back. */
export const BookingForm = (props: BookingFormProps) => {
  const { therapist, slot, form, checkout, held, onSubmit, onSlot, onChangeSlot } = props;
  return (
    <form id={FORM_ID} noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <Appointment therapist={therapist} slot={slot} onChangeSlot={onChangeSlot} />
      <PurchaseNote
        slot={slot}
        checkout={checkout}
        held={held}
        onSlot={onSlot}
        onMore={onChangeSlot}
      />
      <ErrorSummary
        problems={problemsOf(form.formState.errors, fieldId)}
        attempt={form.formState.submitCount}
      />
      <BookingFields form={form} languages={therapist.languages} />
      <SessionPrice therapist={therapist} />
      <RefundTable />
    </form>
  );
};
