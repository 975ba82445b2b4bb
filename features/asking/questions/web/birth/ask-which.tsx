import type { UseFormReturn } from 'react-hook-form';
import type { CallErrorExtras } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import type { BirthForm } from './birth-form.rules.ts';

type Form = UseFormReturn<BirthForm>;

/** Which of several places of one name is meant. */
export const AskPlace = ({
  form,
  candidates,
}: { readonly form: Form } & Pick<CallErrorExtras, 'candidates'>) =>
  candidates && candidates.length > 0 ? (
    <RadioGroup
      id="birth-candidates"
      name="candidate"
      stacked
      legend={m.questions_which_place()}
      options={candidates.map(({ id, label }) => ({ value: id, label }))}
      onChange={(event) => {
        const chosen = candidates.find(({ id }) => id === event.currentTarget.value);
        if (chosen) form.setValue('place', { text: chosen.label, placeId: chosen.id });
        form.clearErrors();
      }}
    />
  ) : null;

/** Which time is meant: a repeated hour is told apart by `fold`, a jumped-over one is replaced by one that occurred. */
export const AskTime = ({
  form,
  choices,
}: { readonly form: Form } & Pick<CallErrorExtras, 'choices'>) =>
  choices && choices.length > 0 ? (
    <RadioGroup
      id="birth-choices"
      name="choice"
      stacked
      legend={m.questions_which_time()}
      options={choices}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value === 'earlier' || value === 'later') form.setValue('fold', value);
        else form.setValue('time', value);
        form.clearErrors();
      }}
    />
  ) : null;
