import { Suspense } from 'react';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useLatch } from '@dhruva/web/lib/use-latch.ts';
import type { BookingWish } from './booking-wish.ts';
import type { ChosenSlot } from './slots/availability.rules.ts';

const BookingDialog = lazyWithQueries(
  async () => (await import('./booking/booking-dialog.tsx')).BookingDialog,
);

interface BookSessionProps {
  /** Null while closed. */
  readonly wish: BookingWish | null;
  readonly onClose: () => void;
  /** Called with the time that was confirmed, or null when another is being chosen. */
  readonly onSlot?: (slot: ChosenSlot | null) => void;
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

/** The booking dialog; its code loads when first opened, and its state survives closing. */
export const BookSession = (props: BookSessionProps) => {
  const wasOpened = useLatch(props.wish !== null);
  return wasOpened ? (
    <Suspense fallback={null}>
      <BookingDialog {...props} />
    </Suspense>
  ) : null;
};
