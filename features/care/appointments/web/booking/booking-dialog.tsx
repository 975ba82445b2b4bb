import { useEffect, useState } from 'react';
import { NotSavedDialog } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { SlotChoice } from '../slots/slot-choice.tsx';
import type { Booked } from '../booked/booked.ts';
import { BookedDialog } from '../booked/booked-dialog.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingForm } from './booking-form.tsx';
import { TherapistChoice } from './therapist-choice.tsx';
import type { BookingWish } from '../booking-wish.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { type Booking, useBooking } from './use-booking.ts';

interface BookingDialogProps {
  /** Null while closed. */
  readonly wish: BookingWish | null;
  readonly onClose: () => void;
  /** Called with the time that was confirmed, or null when another is being chosen. */
  readonly onSlot?: (slot: ChosenSlot | null) => void;
  /** Opens the intake form, which is another feature's. */
  readonly onIntake: () => void;
}

const titleOf = ({ step, therapist }: Booking): string => {
  if (step === 'form') return m.appointments_form_title();
  return step === 'slot'
    ? m.appointments_slot_title({ name: therapist?.name ?? '' })
    : m.appointments_therapist_title();
};

/** The instant this visitor already holds with the chosen therapist, if any. */
const ownOf = ({ therapist, purchase: { held } }: Booking): string | undefined =>
  held?.slot.therapistId === therapist?.id ? held?.slot.startsAt : undefined;

const Step = ({ wish, booking }: { readonly wish: BookingWish; readonly booking: Booking }) => {
  const { step, therapist, slot, minutes, choose } = booking;
  if (wish.credit && (!therapist || step === 'therapist')) {
    return (
      <TherapistChoice
        credit={wish.credit}
        chosen={therapist}
        onChoose={(next) => choose({ therapist: next, slot: null })}
      />
    );
  }
  if (!therapist) return null;
  if (!slot || step === 'slot') {
    return (
      <SlotChoice
        offer={{ therapistId: therapist.id, minutes }}
        chosen={slot}
        own={ownOf(booking)}
        lastDay={wish.credit?.lastDay}
        onChoose={(next) => choose({ slot: next })}
      />
    );
  }
  return <BookingForm wish={wish} booking={booking} therapist={therapist} slot={slot} />;
};

/** The booking dialog: therapist, time, then the form. Hidden while the checkout is open. */
export const BookingDialog = ({ wish, onClose, onSlot, onIntake }: BookingDialogProps) => {
  const [booked, setBooked] = useState<Booked | null>(null);
  const booking = useBooking(wish, {
    onBooked: (made) => {
      onClose();
      setBooked(made);
    },
    onLost: onClose,
  });
  const [shown, setShown] = useState(wish);
  if (wish !== shown) {
    setShown(wish);
    if (wish) booking.restart(wish);
  }
  const { purchase, step } = booking;
  const confirmed = step === 'form' ? booking.slot : null;
  useEffect(() => {
    if (wish) onSlot?.(confirmed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called when the time changes
  }, [confirmed]);
  const cancel = (): void => {
    purchase.checkout.leave();
    onClose();
  };
  return (
    <>
      <Dialog
        open={wish !== null && purchase.checkout.phase !== 'paying'}
        onClose={cancel}
        title={titleOf(booking)}
        size={step === 'slot' ? 'wide' : 'narrow'}
        dismissOutside={false}
        actions={<BookingActions booking={booking} onCancel={cancel} />}
      >
        {wish && <Step wish={wish} booking={booking} />}
      </Dialog>
      <NotSavedDialog notSaved={purchase.notSaved} onClose={purchase.forgetNotSaved} />
      <BookedDialog booked={booked} onClose={() => setBooked(null)} onIntake={onIntake} />
    </>
  );
};
