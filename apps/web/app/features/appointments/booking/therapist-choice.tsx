import { planById } from '@dhruva/contract/catalogue/plans';
import type { Therapist } from '@dhruva/contract/catalogue/therapists';
import { m } from '../../../paraglide/messages.js';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { BookingWish } from '../fitting.rules.ts';

const labelOf = ({ name, experience, languages }: Therapist) => (
  <span>
    {name}
    <span className="block text-small font-normal text-ink-2">
      {typeof experience === 'string' ? experience : experience.join(' · ')}
      <br />
      {languages.join(', ')}
    </span>
  </span>
);

interface TherapistChoiceProps {
  readonly wish: BookingWish;
  readonly chosen: Therapist | null;
  readonly onChoose: (therapist: Therapist) => void;
}

/** With whom a session of a plan or pack shall be. */
export const TherapistChoice = ({ wish, chosen, onChoose }: TherapistChoiceProps) => (
  <RadioGroup
    id="booking-therapist"
    name="therapist"
    legend={m.appointments_therapist()}
    hint={wish.credit && m.appointments_therapist_hint(planById(wish.credit.planId))}
    stacked
    options={wish.therapists.map((one) => ({ value: one.id, label: labelOf(one) }))}
    value={chosen?.id ?? ''}
    onChange={({ target }) => {
      const therapist = wish.therapists.find(({ id }) => id === target.value);
      if (therapist) onChoose(therapist);
    }}
  />
);
