import type { LifeFact } from '@dhruva/account/profile/contract/life-facts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { useKeepPerson } from '@dhruva/asking/people/web';
import { CallError, type CallErrorExtras } from '@dhruva/web/lib/call-error.ts';
import { type BirthForm, detailsOf, personToKeep, refusedField } from './birth-form.rules.ts';

export interface BirthSubmit {
  readonly run: (form: BirthForm) => void;
  readonly busy: boolean;
  /** Number of refusals by the server: each one focuses the error summary again. */
  readonly refusals: number;
  /** Choices the server offers: places of one name, or two clock times. */
  readonly asked: Pick<CallErrorExtras, 'candidates' | 'choices'>;
  /** The questions offered where this one does not fit the facts told: value and text of each. */
  readonly fitting: CallErrorExtras['choices'];
  /** Clears the choices and the offer. */
  readonly reset: () => void;
}

const isMisfit = (error: Error | null): error is CallError =>
  error instanceof CallError && error.code === 'prediction.does-not-fit';

/**
 * Keeps another person in the list where that is wanted, submits birth details and shows a refusal at its field, with the choices it offers; that the question does
 * not fit is no error of the form. `needed`: the life facts the question asks for.
 */
export const useBirthSubmit = (
  form: UseFormReturn<BirthForm>,
  onSubmit: (details: UserDetails) => Promise<void>,
  needed: readonly LifeFact[] = [],
): BirthSubmit => {
  const [refusals, setRefusals] = useState(0);
  const keeping = useKeepPerson(undefined);
  const sending = useMutation({
    mutationFn: async (typed: BirthForm) => {
      const person = personToKeep(typed);
      if (person) {
        const { id } = await keeping.mutateAsync(person);
        form.setValue('person', id);
        form.setValue('keepAs', '');
      }
      await onSubmit(detailsOf(typed, needed));
    },
    onError: (error) => {
      if (isMisfit(error)) return;
      const field = error instanceof CallError ? refusedField(error.code) : undefined;
      form.setError(field ?? 'root', { message: error.message });
      setRefusals((count) => count + 1);
    },
  });
  const { error } = sending;
  const fits = !isMisfit(error);
  return {
    run: (typed) => sending.mutate(typed),
    busy: sending.isPending,
    refusals,
    asked: fits && error instanceof CallError ? error.extras : {},
    fitting: fits ? undefined : error.extras.choices,
    reset: () => sending.reset(),
  };
};
