import { useState } from 'react';
import type { Appointment } from '../../contract/schemas.ts';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { SlotChoice } from '../slots/slot-choice.tsx';
import { TimeLost } from '../time-lost.tsx';
import { Moved } from './moved.tsx';
import { Refused } from './refused.tsx';
import { TherapistSelect } from './therapist-select.tsx';
import { useMove } from './use-move.ts';

interface MoveDialogProps {
  /** As currently listed. */
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

const Rule = ({ appointment }: Pick<MoveDialogProps, 'appointment'>) =>
  appointment.state === 'unplaced' ? (
    <div className="mb-4">
      <TimeLost appointment={appointment} />
    </div>
  ) : (
    <p className="mb-4">
      {appointment.moveUntil !== null &&
        m.appointments_move_rule({ until: dueInWords(appointment.moveUntil) })}
    </p>
  );

/** The dialog to move a session; the old time is kept until the new one is booked. */
export const MoveDialog = ({ appointment, onClose }: MoveDialogProps) => {
  const [therapistId, setTherapistId] = useState(appointment.therapistId);
  const [slot, setSlot] = useState<ChosenSlot | null>(null);
  const moving = useMove();
  const minutes = appointment.minutes === 30 ? 30 : 45;
  const move = (): void => {
    if (!slot) return;
    moving.mutate({ id: appointment.id, to: slot }, { onError: () => setSlot(null) });
  };
  if (moving.data) return <Moved moved={moving.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.appointments_move_title({ name: therapistById(therapistId).name })}
      size="wide"
      dismissOutside={false}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.appointments_cancel()}
          </Button>
          <Button
            disabled={slot === null}
            busyLabel={moving.isPending ? m.appointments_moving() : undefined}
            onClick={move}
          >
            {m.appointments_move_confirm()}
          </Button>
        </>
      }
    >
      {moving.error && <Refused error={moving.error} />}
      <Rule appointment={appointment} />
      <TherapistSelect
        appointment={appointment}
        chosen={therapistId}
        onChoose={(id) => {
          setTherapistId(id);
          setSlot(null);
        }}
      />
      <SlotChoice
        key={therapistId}
        offer={{ therapistId, minutes }}
        chosen={slot}
        present={appointment.state === 'unplaced' ? undefined : appointment.startsAt}
        onChoose={setSlot}
      />
    </Dialog>
  );
};
