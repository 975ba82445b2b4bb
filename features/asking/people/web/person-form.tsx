import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { LIFE_FACTS } from '@dhruva/account/profile/contract/life-facts';
import { factLabel, factOptions, type PlaceInput } from '@dhruva/account/profile/web';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { todayOnThisDevice, typedDayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { PEOPLE_ERRORS } from '../contract/errors.ts';
import { type Person, RELATIONS } from '../contract/schemas.ts';
import {
  detailsOf,
  formOf,
  type PersonForm as Values,
  personProblems,
  refusedField,
} from './person-form.rules.ts';
import { relationLabel } from './relation-label.ts';
import { useKeepPerson } from './use-people.ts';

const fieldId = (field: string): string => `person-${field}`;
const ERRORS = { ...BIRTH_ERRORS, ...PEOPLE_ERRORS };

interface PersonFormProps {
  /** Who is changed; undefined: somebody new. */
  readonly person: Person | undefined;
  readonly PlaceInput: PlaceInput;
  readonly onDone: () => void;
}

interface PartProps {
  readonly form: UseFormReturn<Values>;
}

const WhoFields = ({ form }: PartProps) => (
  <>
    <TextField
      id={fieldId('name')}
      label={m.people_name()}
      error={form.formState.errors.name?.message}
      autoComplete="off"
      {...form.register('name')}
    />
    <Select
      id={fieldId('relation')}
      label={m.people_relation()}
      options={RELATIONS.map((value) => ({ value, label: relationLabel(value) }))}
      {...form.register('relation')}
    />
    <Select
      id={fieldId('gender')}
      label={m.people_gender()}
      optional
      placeholder={m.people_gender_untold()}
      options={[
        { value: 'male', label: m.people_gender_male() },
        { value: 'female', label: m.people_gender_female() },
      ]}
      {...form.register('gender')}
    />
  </>
);

const BirthFields = ({
  form,
  error,
  PlaceInput,
}: PartProps & { readonly error: Error | null; readonly PlaceInput: PlaceInput }) => {
  const { errors } = form.formState;
  const [dob, timeUnknown] = form.watch(['dob', 'timeUnknown']);
  const { candidates = [], choices = [] } = error instanceof CallError ? error.extras : {};
  return (
    <>
      <TextField
        id={fieldId('dob')}
        label={m.people_dob()}
        error={errors.dob?.message}
        type="date"
        max={todayOnThisDevice()}
        {...form.register('dob')}
      />
      <p role="status" className="-mt-3 text-ink-2 empty:hidden">
        {errors.dob ? '' : typedDayInWords(dob)}
      </p>
      {!timeUnknown && (
        <TextField
          id={fieldId('time')}
          label={m.people_time()}
          error={errors.time?.message}
          type="time"
          {...form.register('time')}
        />
      )}
      {choices.length > 0 && (
        <RadioGroup
          id={fieldId('choices')}
          name="choice"
          stacked
          legend={m.people_which_time()}
          options={choices}
          onChange={({ currentTarget: { value } }) => {
            if (value === 'earlier' || value === 'later') form.setValue('fold', value);
            else form.setValue('time', value);
            form.clearErrors();
          }}
        />
      )}
      <Checkbox
        id={fieldId('timeUnknown')}
        label={m.people_time_unknown()}
        {...form.register('timeUnknown')}
      />
      <Controller
        control={form.control}
        name="place"
        render={({ field }) => (
          <PlaceInput
            id={fieldId('place')}
            value={field.value}
            onChange={field.onChange}
            error={errors.place?.message}
          />
        )}
      />
      {candidates.length > 0 && (
        <RadioGroup
          id={fieldId('candidates')}
          name="candidate"
          stacked
          legend={m.people_which_place()}
          options={candidates.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = candidates.find(({ id }) => id === value);
            if (chosen) form.setValue('place', { text: chosen.label, placeId: chosen.id });
            form.clearErrors();
          }}
        />
      )}
    </>
  );
};

const FactFields = ({ form }: PartProps) => (
  <details>
    <summary className="cursor-pointer py-2 font-semibold">{m.people_facts()}</summary>
    <div className="mt-3 flex flex-col gap-5">
      <p className="text-ink-3">{m.people_facts_hint()}</p>
      {LIFE_FACTS.map((fact) => (
        <Select
          key={fact}
          id={fieldId(fact)}
          label={factLabel(fact)}
          options={factOptions(fact)}
          {...form.register(`facts.${fact}`)}
        />
      ))}
    </div>
  </details>
);

/** The form to add or to change a saved person. */
export const PersonForm = ({ person, PlaceInput, onDone }: PersonFormProps) => {
  const form = useForm<Values>({
    defaultValues: formOf(person),
    resolver: resolverOf(personProblems, ERRORS),
    shouldFocusError: false,
  });
  const keeping = useKeepPerson(person?.id, onDone);
  const { errors, submitCount } = form.formState;
  const keep = (typed: Values) =>
    keeping.mutate(detailsOf(typed), {
      onError: (error) => {
        const field = error instanceof CallError ? refusedField(error.code) : undefined;
        form.setError(field ?? 'root', { message: error.message });
      },
    });
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-5"
      onSubmit={form.handleSubmit((typed) => keep(typed))}
    >
      <ErrorSummary problems={problemsOf(errors, fieldId)} attempt={submitCount} />
      <WhoFields form={form} />
      <BirthFields form={form} error={keeping.error} PlaceInput={PlaceInput} />
      <FactFields form={form} />
      <Checkbox
        id={fieldId('agrees')}
        label={m.people_agrees()}
        error={errors.agrees?.message}
        {...form.register('agrees')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={keeping.isPending ? m.people_saving() : undefined}>
          {m.people_save()}
        </Button>
        <Button look="outline" onClick={onDone}>
          {m.people_cancel()}
        </Button>
      </div>
    </form>
  );
};
