import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { CallError, type CallErrorExtras } from '@dhruva/web/lib/call-error.ts';
import { type BirthForm, detailsOf, refusedField } from './birth-form.rules.ts';

interface BirthSubmit {
  readonly run: (form: BirthForm) => void;
  readonly busy: boolean;
  /** Number of refusals by the server: each one focuses the error summary again. */
  readonly refusals: number;
  /** Choices the server offers: places of one name, or two clock times. */
  readonly asked: Pick<CallErrorExtras, 'candidates' | 'choices'>;
  /** Clears the choices. */
  readonly reset: () => void;
}

/** Submits birth details and shows a refusal at its field, with the choices it offers. */
export const useBirthSubmit = (
  form: UseFormReturn<BirthForm>,
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
  return {
    run: (typed) => sending.mutate(typed),
    busy: sending.isPending,
    refusals,
    asked: sending.error instanceof CallError ? sending.error.extras : {},
    reset: () => sending.reset(),
  };
};
