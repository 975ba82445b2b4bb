import { useState } from 'react';
import type { Therapist } from '@dhruva/contract/catalogue/therapists';
import { NotSavedDialog } from '../../../lib/checkout/not-saved-dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SlotChoice } from '../slots/slot-choice.tsx';
import { BookedDialog } from './booked-dialog.tsx';
import { BookingForm, FORM_ID } from './booking-form.tsx';
import { useBooking } from './use-booking.ts';
import { type Booked, type Held, isSlotGone } from './use-session-purchase.ts';

interface BookingDialogProps {
  /** Null: closed. */
  readonly therapist: Therapist | null;
  readonly onClose: () => void;
}

interface ActionsProps {
  readonly booking: ReturnType<typeof useBooking>;
  readonly onCancel: () => void;
}

const Actions = ({ booking, onCancel }: ActionsProps) => {
  const { checkout, isSaving } = booking.purchase;
  const { phase, outcome } = checkout;
  return (
    <>
      <Button look="outline" onClick={onCancel}>
        {m.therapists_cancel()}
      </Button>
      {booking.step === 'slot' ? (
        <Button key="confirm" disabled={booking.slot === null} onClick={booking.toForm}>
          {m.therapists_confirm()}
        </Button>
      ) : (
        <Button
          key="pay"
          type="submit"
          form={FORM_ID}
          disabled={isSlotGone(outcome)}
          busyLabel={isSaving || phase !== 'idle' ? busyLabel(isSaving) : undefined}
        >
          {m.therapists_pay()}
        </Button>
      )}
    </>
  );
};

/** The instant this visitor holds with this therapist, if any. */
const ownOf = ({ id }: Therapist, held: Held | null): string | undefined =>
  held?.slot.therapistId === id ? held.slot.startsAt : undefined;

const busyLabel = (isSaving: boolean): string =>
  isSaving ? m.checkout_saving() : m.checkout_opening();

/** Booking a session in one dialog: the time, then the form; it gives way to the checkout. */
export const BookingDialog = ({ therapist, onClose }: BookingDialogProps) => {
  const [booked, setBooked] = useState<Booked | null>(null);
  const booking = useBooking(therapist, {
    onBooked: (made) => {
      onClose();
      setBooked(made);
    },
    onLost: onClose,
  });
  const [shown, setShown] = useState(therapist);
  if (therapist !== shown) {
    setShown(therapist);
    if (therapist) booking.restart();
  }
  const { purchase, step, slot } = booking;
  const cancel = (): void => {
    purchase.checkout.leave();
    onClose();
  };
  return (
    <>
      <Dialog
        open={therapist !== null && purchase.checkout.phase !== 'paying'}
        onClose={cancel}
        title={
          step === 'slot'
            ? m.therapists_slot_title({ name: therapist?.name ?? '' })
            : m.therapists_form_title()
        }
        size={step === 'slot' ? 'wide' : 'narrow'}
        dismissOutside={false}
        actions={<Actions booking={booking} onCancel={cancel} />}
      >
        {therapist && step === 'slot' && (
          <SlotChoice
            therapistId={therapist.id}
            chosen={slot}
            own={ownOf(therapist, purchase.held)}
            onChoose={booking.choose}
          />
        )}
        {therapist && step === 'form' && slot && (
          <BookingForm
            therapist={therapist}
            slot={slot}
            form={booking.form}
            checkout={purchase.checkout}
            held={purchase.held}
            onSubmit={(event) => void booking.submit(event)}
            onSlot={booking.choose}
            onChangeSlot={booking.toSlots}
          />
        )}
      </Dialog>
      <NotSavedDialog notSaved={purchase.notSaved} onClose={purchase.forgetNotSaved} />
      <BookedDialog booked={booked} onClose={() => setBooked(null)} />
    </>
  );
};
