import { useEffect, useRef } from 'react';
import { CheckoutNote } from '../../../lib/checkout/checkout-note.tsx';
import type { CheckoutState } from '../../../lib/checkout/use-checkout.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { HoldNote } from './hold-note.tsx';
import { OtherTimes } from './other-times.tsx';
import { type Held, isSlotGone } from './use-session-purchase.ts';

interface PurchaseNoteProps {
  readonly slot: ChosenSlot;
  readonly checkout: CheckoutState;
  readonly held: Held | null;
  readonly onSlot: (slot: ChosenSlot) => void;
  readonly onMore: () => void;
}

/** How paying went: the slot is gone, it is kept, or what the checkout says. Takes focus when there is news. */
export const PurchaseNote = ({ slot, checkout, held, onSlot, onMore }: PurchaseNoteProps) => {
  const { outcome } = checkout;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const isHeld = held?.slot.startsAt === slot.startsAt;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-4">
      {isSlotGone(outcome) && outcome?.kind === 'failed' ? (
        <OtherTimes gone={slot} why={outcome.message} onChoose={onSlot} onMore={onMore} />
      ) : (
        <>
          <CheckoutNote {...checkout} />
          <HoldNote until={isHeld ? held.until : null} />
        </>
      )}
    </div>
  );
};
