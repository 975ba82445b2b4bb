import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '@dhruva/contract/appointments/schemas';
import { therapistById, type TherapistId } from '@dhruva/contract/catalogue/therapists';
import { CallError } from '../../../lib/call-error.ts';
import { dueInWords } from '../../../lib/due-time.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { therapistsInstead } from '../fitting.rules.ts';
import type { ChosenSlot } from '../slots/availability.rules.ts';
import { SlotChoice } from '../slots/slot-choice.tsx';
import { TimeLost } from '../time-lost.tsx';
import { Moved } from './moved.tsx';
import { useMove } from './use-move.ts';

interface MoveDialogProps {
  /** As the list has it now. */
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

const TAKEN = 409;

/** Why it was not moved, where focus goes; the session is where it was. */
const Refused = ({ error }: { readonly error: Error }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  const kept = error instanceof CallError && error.status === TAKEN;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-card border-2 border-error bg-error-tint p-4"
    >
      <p className="font-semibold text-error">{error.message}</p>
      {kept && <p className="text-ink">{m.appointments_move_kept()}</p>}
    </div>
  );
};

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

interface TherapistSelectProps extends Pick<MoveDialogProps, 'appointment'> {
  readonly chosen: TherapistId;
  readonly onChoose: (id: TherapistId) => void;
}

/** Another therapist, only in place of a lost time. */
const TherapistSelect = ({ appointment, chosen, onChoose }: TherapistSelectProps) => {
  const instead = therapistsInstead(appointment);
  if (appointment.state !== 'unplaced' || instead.length === 1) return null;
  return (
    <div className="mb-5">
      <Select
        id="move-therapist"
        label={m.appointments_move_therapist()}
        hint={m.appointments_move_therapist_hint()}
        options={instead.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ currentTarget }) => {
          const therapist = instead.find(({ id }) => id === currentTarget.value);
          if (therapist) onChoose(therapist.id);
        }}
      />
    </div>
  );
};

/** Another time for a session; the old one is kept until the new one is taken. */
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
