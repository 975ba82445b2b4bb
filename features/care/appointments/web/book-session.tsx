import { Suspense } from 'react';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { useLatch } from '@dhruva/web/lib/use-latch.ts';
import type { BookingWish } from './booking-wish.ts';

const BookingDialog = lazyWithQueries(
  async () => (await import('./booking/booking-dialog.tsx')).BookingDialog,
);

interface BookSessionProps {
  /** Null: closed. */
  readonly wish: BookingWish | null;
  readonly onClose: () => void;
  /** Opens the intake form, which another feature holds. */
  readonly onIntake: () => void;
}

/** Booking a session; its code is fetched when it is first wanted, and what was typed stays while the page lives. */
export const BookSession = (props: BookSessionProps) => {
  const wasWanted = useLatch(props.wish !== null);
  return wasWanted ? (
    <Suspense fallback={null}>
      <BookingDialog {...props} />
    </Suspense>
  ) : null;
};
