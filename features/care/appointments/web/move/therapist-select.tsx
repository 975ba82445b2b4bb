import type { Appointment } from '../../contract/schemas.ts';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Select } from '@dhruva/web/ui/select.tsx';
import { therapistsInstead } from '../credit-fit.rules.ts';

interface TherapistSelectProps {
  readonly appointment: Appointment;
  readonly chosen: TherapistId;
  readonly onChoose: (id: TherapistId) => void;
}

/** The choice of another therapist, only for a lost time. */
export const TherapistSelect = ({ appointment, chosen, onChoose }: TherapistSelectProps) => {
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
