import { planById } from '@dhruva/money/plans/contract/catalogue';
import type { Therapist } from '@dhruva/care/therapists/contract/catalogue';
import type { PlanCredits } from '@dhruva/money/plans/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { therapistsOf } from '../credit-fit.rules.ts';

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
  readonly credit: PlanCredits;
  readonly chosen: Therapist | null;
  readonly onChoose: (therapist: Therapist) => void;
}

/** The choice of a therapist for a session by credit. */
export const TherapistChoice = ({ credit, chosen, onChoose }: TherapistChoiceProps) => {
  const fitting = therapistsOf(credit);
  return (
    <RadioGroup
      id="booking-therapist"
      name="therapist"
      legend={m.appointments_therapist()}
      hint={m.appointments_therapist_hint(planById(credit.planId))}
      stacked
      options={fitting.map((one) => ({ value: one.id, label: labelOf(one) }))}
      value={chosen?.id ?? ''}
      onChange={({ target }) => {
        const therapist = fitting.find(({ id }) => id === target.value);
        if (therapist) onChoose(therapist);
      }}
    />
  );
};
