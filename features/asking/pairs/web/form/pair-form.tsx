import { type ReactNode, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Person } from '@dhruva/asking/people/contract/schemas';
import { problemsOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { NameAndKeep, PersonPicker } from '@dhruva/asking/people/web';
import type { Asked } from './ask-which.tsx';
import { pairFieldId } from './pair-field-id.ts';
import type { PairForm as Values, Who } from './pair-form.rules.ts';
import { brideFrom, pickedOther, pickedSelf } from './picked-people.rules.ts';
import { setAll } from './set-all.ts';
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

/** Fills one of the two with one of the people kept, and says who is the bride where their gender tells. */
const pick = (form: UseFormReturn<Values>, who: Who, person: Person | undefined): void => {
  setAll(form, who === 'self' ? pickedSelf(person) : pickedOther(person));
  setAll(form, brideFrom(form.getValues()));
  form.clearErrors([`${who}Date`, `${who}Time`, `${who}Place`]);
  if (who === 'other') form.clearErrors(['otherName', 'otherAgrees']);
};

/** Who Person 2 is: one of the list or somebody named here, whom the list may keep. */
const WhoIsOther = ({ form }: Pick<PairFormProps, 'form'>) => {
  const [keepAs, person] = form.watch(['otherKeepAs', 'otherPerson']);
  return (
    <>
      <PersonPicker
        id={pairFieldId('otherPerson')}
        value={person}
        onPick={(picked) => pick(form, 'other', picked)}
      />
      <NameAndKeep
        id={(field) => pairFieldId(field === 'name' ? 'otherName' : field)}
        name={form.register('otherName')}
        nameError={form.formState.errors.otherName?.message}
        keepAs={keepAs}
        onKeepAs={(chosen) => form.setValue('otherKeepAs', chosen)}
        likely="partner"
        isKept={person !== ''}
      />
    </>
  );
};

const BrideField = ({ form }: Pick<PairFormProps, 'form'>) => {
  const [self, other] = form.watch(['selfName', 'otherName']);
  return (
    <Select
      id={pairFieldId('bride')}
      label={m.pair_bride()}
      hint={m.pair_bride_hint()}
      optional
      placeholder={m.pair_bride_unsaid()}
      options={[
        { value: 'self', label: self || m.pair_self() },
        { value: 'other', label: other.trim() || m.pair_other() },
      ]}
      {...form.register('bride')}
    />
  );
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
          <PersonFields
            {...person}
            who="self"
            legend={m.pair_self()}
            above={
              <PersonPicker
                id={pairFieldId('selfPerson')}
                value={form.watch('selfPerson')}
                label={m.pair_who()}
                nobody={m.pair_myself()}
                onPick={(picked) => pick(form, 'self', picked)}
              />
            }
          >
            {rest.filling}
          </PersonFields>
          <PersonFields
            {...person}
            who="other"
            legend={m.pair_other()}
            above={<WhoIsOther form={form} />}
          >
            <Checkbox
              id={pairFieldId('otherAgrees')}
              label={m.pair_agrees()}
              error={errors.otherAgrees?.message}
              {...form.register('otherAgrees')}
            />
          </PersonFields>
        </div>
        <BrideField form={form} />
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
