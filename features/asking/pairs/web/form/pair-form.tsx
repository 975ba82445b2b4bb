import { type ReactNode, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Person } from '@dhruva/asking/people/contract/schemas';
import { problemsOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { PersonPicker } from '@dhruva/asking/people/web';
import type { Asked } from './ask-which.tsx';
import { pairFieldId } from './pair-field-id.ts';
import { otherFrom, type PairForm as Values } from './pair-form.rules.ts';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { PersonFields } from './person-fields.tsx';

interface PairFormProps {
  readonly form: UseFormReturn<Values>;
  readonly PlaceInput: PlaceInput;
  readonly asked: Asked | undefined;
  /** Number of refusals by the server: each one focuses the error summary again. */
  readonly refusals: number;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Content below Person 1. */
  readonly filling: ReactNode;
}

const noSubscription = () => () => undefined;

/** Whether React has hydrated the prerendered page; input typed before would be lost. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

/** Fills Person 2 with one of the people kept. */
const pickOther = (form: UseFormReturn<Values>, person: Person): void => {
  for (const [field, value] of Object.entries(otherFrom(person)))
    form.setValue(field as keyof Values, value);
  form.clearErrors(['otherDate', 'otherTime', 'otherPlace', 'otherAgrees']);
};

/** The compatibility form: an error summary and a column for each person. */
export const PairForm = ({ form, PlaceInput, asked, ...rest }: PairFormProps) => {
  const { errors, submitCount } = form.formState;
  const person = { form, PlaceInput, asked };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        rest.onSubmit();
      }}
    >
      <fieldset disabled={!useHydrated()} className="flex min-w-0 flex-col gap-5">
        <ErrorSummary
          problems={problemsOf(errors, pairFieldId)}
          attempt={submitCount + rest.refusals}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <PersonFields {...person} who="self" legend={m.pair_self()}>
            {rest.filling}
          </PersonFields>
          <PersonFields {...person} who="other" legend={m.pair_other()}>
            <PersonPicker id={pairFieldId('person')} onPick={(picked) => pickOther(form, picked)} />
            <Checkbox
              id={pairFieldId('otherAgrees')}
              label={m.pair_agrees()}
              error={errors.otherAgrees?.message}
              {...form.register('otherAgrees')}
            />
          </PersonFields>
        </div>
        <Select
          id={pairFieldId('bride')}
          label={m.pair_bride()}
          hint={m.pair_bride_hint()}
          optional
          placeholder={m.pair_bride_unsaid()}
          options={[
            { value: 'self', label: m.pair_self() },
            { value: 'other', label: m.pair_other() },
          ]}
          {...form.register('bride')}
        />
        <Button
          type="submit"
          className="self-start"
          busyLabel={rest.busy ? m.pair_checking() : undefined}
        >
          {m.pair_check()}
        </Button>
      </fieldset>
    </form>
  );
};
