import type { UseFormReturn } from 'react-hook-form';
import type { PairForm } from './pair-form.rules.ts';

/** Sets several fields of the form. */
export const setAll = (form: UseFormReturn<PairForm>, values: Partial<PairForm>): void => {
  for (const [field, value] of Object.entries(values))
    form.setValue(field as keyof PairForm, value);
};
