import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { useKeepPerson } from '@dhruva/asking/people/web';
import type { Asked } from './ask-which.tsx';
import { type CheckedPair, readPair } from '../calls.ts';
import {
  type PairForm,
  pairOf,
  personToKeep,
  refusedField,
  refusedPerson,
} from './pair-form.rules.ts';
import { setAll } from './set-all.ts';

/** Lets the server check both births, and then keep Person 2 in the list where that is wanted; shows a refusal at its field, with the choices it offers. */
export const usePairSubmit = (
  form: UseFormReturn<PairForm>,
  onChecked: (checked: CheckedPair) => void,
) => {
  const [refusals, setRefusals] = useState(0);
  const keeping = useKeepPerson(undefined);
  const checking = useMutation({
    mutationFn: async (typed: PairForm): Promise<CheckedPair> => {
      const pair = pairOf(typed);
      const births = await readPair(pair);
      const person = personToKeep(typed);
      if (person) {
        const { id } = await keeping.mutateAsync(person);
        setAll(form, { otherPerson: id, otherKeepAs: '' });
      }
      return { pair, births };
    },
    onSuccess: onChecked,
    onError: (error) => {
      const refused = error instanceof CallError ? error : undefined;
      const who = refusedPerson(refused?.extras.fields);
      const field = refused && refusedField(refused.code, who);
      form.setError(field ?? 'root', { message: error.message });
      setRefusals((count) => count + 1);
    },
  });
  const extras = checking.error instanceof CallError ? checking.error.extras : undefined;
  const asked: Asked | undefined = extras && { who: refusedPerson(extras.fields), ...extras };
  return { run: checking.mutate, busy: checking.isPending, refusals, asked };
};
