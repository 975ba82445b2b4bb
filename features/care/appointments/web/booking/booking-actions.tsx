import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { FORM_ID } from './booking-form.tsx';
import type { Booking } from './use-booking.ts';

const busyLabel = ({ purchase, byCredit }: Booking): string | undefined => {
  if (byCredit.isPending) return m.appointments_booking();
  if (purchase.isSaving) return m.checkout_saving();
  return purchase.checkout.phase === 'idle' ? undefined : m.checkout_opening();
};

const Next = ({ booking }: { readonly booking: Booking }) => {
  const { step, therapist, slot, credit, choose } = booking;
  if (step === 'therapist') {
    return (
      <Button key="therapist" disabled={!therapist} onClick={() => choose({ step: 'slot' })}>
        {m.appointments_therapist_next()}
      </Button>
    );
  }
  if (step === 'slot') {
    return (
      <Button key="slot" disabled={!slot} onClick={() => choose({ step: 'form' })}>
        {m.appointments_confirm()}
      </Button>
    );
  }
  return (
    <Button
      key="book"
      type="submit"
      form={FORM_ID}
      disabled={booking.gone !== undefined}
      busyLabel={busyLabel(booking)}
    >
      {credit ? m.appointments_book_credit() : m.appointments_pay()}
    </Button>
  );
};

interface BookingActionsProps {
  readonly booking: Booking;
  readonly onCancel: () => void;
}

/** The buttons of each step of a booking. */
export const BookingActions = ({ booking, onCancel }: BookingActionsProps) => (
  <>
    <Button look="outline" onClick={onCancel}>
      {m.appointments_cancel()}
    </Button>
    <Next booking={booking} />
  </>
);
