import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserDetails } from '@dhruva/contract/predictions/schemas';
import { CallError, type CallErrorExtras } from '../../lib/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type BirthForm, detailsOf, refusedField } from './birth-form.rules.ts';

type Form = UseFormReturn<BirthForm>;

const AskPlace = ({
  form,
  candidates,
}: { readonly form: Form } & Required<Pick<CallErrorExtras, 'candidates'>>) => (
  <RadioGroup
    id="birth-candidates"
    name="candidate"
    legend={m.questions_which_place()}
    options={(candidates ?? []).map(({ id, label }) => ({ value: id, label }))}
    onChange={(event) => {
      const chosen = candidates?.find(({ id }) => id === event.currentTarget.value);
      if (chosen) form.setValue('place', { text: chosen.label, placeId: chosen.id });
      form.clearErrors();
    }}
  />
);

/** A repeated hour is told apart by `fold`; a jumped-over one is replaced by a time that occurred. */
const AskTime = ({
  form,
  choices,
}: { readonly form: Form } & Required<Pick<CallErrorExtras, 'choices'>>) => (
  <RadioGroup
    id="birth-choices"
    name="choice"
    legend={m.questions_which_time()}
    options={choices ?? []}
    onChange={(event) => {
      const { value } = event.currentTarget;
      if (value === 'earlier' || value === 'later') form.setValue('fold', value);
      else form.setValue('time', value);
      form.clearErrors();
    }}
  />
);

interface BirthSubmit {
  readonly run: (form: BirthForm) => void;
  readonly busy: boolean;
  /** How often the server refused: a reason to look at the summary again. */
  readonly refusals: number;
  /** What the server wants to know: which of several places, which of two hours. */
  readonly asked: ReactNode;
}

/** Sends the details and shows a refusal at its field, with what there is to choose from. */
export const useBirthSubmit = (
  form: Form,
  onSubmit: (details: UserDetails) => Promise<void>,
): BirthSubmit => {
  const [refusals, setRefusals] = useState(0);
  const sending = useMutation({
    mutationFn: async (typed: BirthForm) => onSubmit(detailsOf(typed)),
    onError: (error) => {
      const field = error instanceof CallError ? refusedField(error.code) : undefined;
      form.setError(field ?? 'root', { message: error.message });
      setRefusals((count) => count + 1);
    },
  });
  const { candidates, choices } = sending.error instanceof CallError ? sending.error.extras : {};
  return {
    run: (typed) => sending.mutate(typed),
    busy: sending.isPending,
    refusals,
    asked: (
      <>
        {candidates && candidates.length > 0 && <AskPlace form={form} candidates={candidates} />}
        {choices && choices.length > 0 && <AskTime form={form} choices={choices} />}
      </>
    ),
  };
};
