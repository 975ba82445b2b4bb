import { useEffect, useRef } from 'react';
import { CheckoutNote } from '@dhruva/money/payments/web';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { HoldNote } from '../form/hold-note.tsx';
import { OtherTimes } from '../form/other-times.tsx';
import type { Booking } from './use-booking.ts';

interface PurchaseNoteProps {
  readonly booking: Booking;
  readonly slot: ChosenSlot;
}

const Note = ({ booking, slot }: PurchaseNoteProps) => {
  const { gone, credit, refusal, purchase, minutes, choose } = booking;
  if (gone !== undefined) {
    return (
      <OtherTimes
        gone={slot}
        lastDay={credit?.lastDay}
        minutes={minutes}
        why={gone}
        onChoose={(next) => choose({ slot: next })}
        onMore={() => choose({ slot: null, step: 'slot' })}
      />
    );
  }
  if (credit) {
    return (
      refusal && (
        <p role="alert" className="rounded-field bg-error-tint p-3 text-error">
          {refusal.message}
        </p>
      )
    );
  }
  const isHeld = purchase.held?.slot.startsAt === slot.startsAt;
  return (
    <>
      <CheckoutNote {...purchase.checkout} of={{ kind: 'therapy', productId: slot.therapistId }} />
      <HoldNote until={isHeld ? (purchase.held?.until ?? null) : null} />
    </>
  );
};

/** The state of the booking: slot taken, slot held, or the checkout's message. Takes focus on news. */
export const PurchaseNote = ({ booking, slot }: PurchaseNoteProps) => {
  const news = booking.refusal ?? booking.purchase.checkout.outcome;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) box.current?.focus();
  }, [news]);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-4">
      <Note booking={booking} slot={slot} />
    </div>
  );
};
