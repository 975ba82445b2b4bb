import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import type { Asked } from './ask-which.tsx';
import { type CheckedPair, readPair } from '../calls.ts';
import { type PairForm, pairOf, refusedField, refusedPerson } from './pair-form.rules.ts';

/** Lets the server check both births; shows a refusal at its field, with the choices it offers. */
export const usePairSubmit = (
  form: UseFormReturn<PairForm>,
  onChecked: (checked: CheckedPair) => void,
) => {
  const [refusals, setRefusals] = useState(0);
  const checking = useMutation({
    mutationFn: async (typed: PairForm): Promise<CheckedPair> => {
      const pair = pairOf(typed);
      return { pair, births: await readPair(pair) };
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
