import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { COUNTRY_CODE, PHONE_DIGITS } from '@dhruva/kernel/limits';
import { readPhone } from '../contract/contact.ts';
import { LIFE_FACTS } from '../contract/life-facts.ts';
import { updateProfile } from '../contract/routes.ts';
import type { Profile } from '../contract/schemas.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { PROFILE_ERRORS } from '../contract/errors.ts';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { factLabel, factOptions } from './life-fact-options.ts';
import {
  formOf,
  type ProfileForm,
  profileProblems,
  refusedField,
  updateOf,
} from './profile-form.rules.ts';
import type { PlaceInput } from './place-input.ts';

interface PersonalInfoProps {
  readonly profile: Profile;
  readonly PlaceInput: PlaceInput;
  readonly onSaved: (profile: Profile) => void;
  readonly onLogout: () => void;
}

type Form = UseFormReturn<ProfileForm>;

const fieldId = (field: string): string => `profile-${field}`;

/** What the server asks to be clarified about a field before it saves. */
interface Clarification {
  readonly field: keyof ProfileForm;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const clarificationOf = (error: Error | null): Clarification | undefined => {
  const field = error instanceof CallError ? refusedField(error.code) : undefined;
  const choices = error instanceof CallError ? error.extras.choices : undefined;
  return field && choices ? { field, choices } : undefined;
};

const useSave = (form: Form, onSaved: (profile: Profile) => void) => {
  const [refusals, setRefusals] = useState(0);
  const saving = useMutation({
    mutationFn: async (typed: ProfileForm) => call(updateProfile, { body: updateOf(typed) }),
    onSuccess: (profile) => {
      form.reset(formOf(profile));
      showToast(m.profile_saved(), 'success');
      onSaved(profile);
    },
    onError: (error) => {
      // What can be read in two ways is no mistake of the person: it is asked about.
      if (clarificationOf(error)) return;
      const known = error instanceof CallError ? refusedField(error.code) : undefined;
      const isSignedOut = error instanceof CallError && error.code === 'auth.signed-out';
      const message = known === undefined && !isSignedOut ? m.profile_save_failed() : error.message;
      form.setError(known ?? 'root', { message });
      setRefusals((count) => count + 1);
    },
  });
  return { saving, clarification: clarificationOf(saving.error), refusals };
};

/** Form for contact number and birth details, as free text with the parsed value shown in words. */
export const PersonalInfo = ({ profile, PlaceInput, onSaved, onLogout }: PersonalInfoProps) => {
  const form = useForm<ProfileForm>({
    defaultValues: formOf(profile),
    resolver: resolverOf(profileProblems, PROFILE_ERRORS),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const { saving, clarification, refusals } = useSave(form, onSaved);
  return (
    <form
      noValidate
      className="grid max-w-xl gap-5 lg:max-w-none lg:grid-cols-2 lg:items-start lg:gap-x-12"
      onSubmit={form.handleSubmit((typed) => saving.mutate(typed))}
    >
      <ErrorSummary problems={problemsOf(errors, fieldId)} attempt={submitCount + refusals} />
      <TextField
        id={fieldId('phone')}
        label={m.profile_mobile()}
        hint={m.profile_mobile_hint()}
        error={errors.phone?.message}
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_DIGITS}
        onPaste={(event) => {
          const pasted = readPhone(event.clipboardData.getData('text'));
          if (pasted === undefined) return;
          event.preventDefault();
          form.setValue('phone', pasted);
        }}
        {...form.register('phone')}
      />
      <BirthFields
        form={form}
        clarification={clarification}
        parsedAs={profile.birthInWords}
        PlaceInput={PlaceInput}
      />
      <Select
        id={fieldId('gender')}
        label={m.profile_gender()}
        options={[
          { value: '', label: m.profile_gender_select() },
          { value: 'male', label: m.profile_gender_male() },
          { value: 'female', label: m.profile_gender_female() },
        ]}
        {...form.register('gender')}
      />
      <FactFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={saving.isPending ? m.profile_saving() : undefined}>
          {m.profile_save()}
        </Button>
        <Button look="outline" onClick={onLogout}>
          {m.profile_logout()}
        </Button>
      </div>
      <p className="text-small text-ink-3">{m.profile_privacy()}</p>
    </form>
  );
};

/** The life facts: told or removed here at any time. */
const FactFields = ({ form }: { readonly form: Form }) => (
  <fieldset className="flex flex-col gap-5">
    <legend className="mb-1.5 font-semibold">{m.profile_facts()}</legend>
    <p className="text-ink-3">{m.profile_facts_hint()}</p>
    {LIFE_FACTS.map((fact) => (
      <Select
        key={fact}
        id={fieldId(fact)}
        label={factLabel(fact)}
        options={factOptions(fact)}
        {...form.register(`facts.${fact}`)}
      />
    ))}
  </fieldset>
);

interface BirthFieldsProps {
  readonly form: Form;
  readonly clarification: Clarification | undefined;
  /** Date and time in words as parsed when saved; empty before. */
  readonly parsedAs: string;
  readonly PlaceInput: PlaceInput;
}

const BirthFields = ({ form, clarification, parsedAs, PlaceInput }: BirthFieldsProps) => {
  const { errors } = form.formState;
  const timeUnknown = form.watch('timeUnknown');
  useEffect(() => {
    if (clarification) document.getElementById(fieldId('choice'))?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a refusal asks once
  }, [clarification?.choices]);
  const choiceField = clarification && (
    <RadioGroup
      id={fieldId('choice')}
      name="choice"
      legend={clarification.field === 'dob' ? m.profile_which_date() : m.profile_which_time()}
      options={clarification.choices}
      onChange={({ currentTarget: { value } }) => {
        const chosen = clarification.choices.find((choice) => choice.value === value);
        form.setValue(clarification.field, chosen?.label ?? value, { shouldDirty: true });
      }}
    />
  );
  return (
    <>
      <TextField
        id={fieldId('dob')}
        label={m.profile_dob()}
        hint={m.profile_dob_hint()}
        error={errors.dob?.message}
        autoComplete="bday"
        {...form.register('dob')}
      />
      {clarification?.field === 'dob' && choiceField}
      {!timeUnknown && (
        <TextField
          id={fieldId('time')}
          label={m.profile_time()}
          hint={m.profile_time_hint()}
          error={errors.time?.message}
          autoComplete="off"
          {...form.register('time')}
        />
      )}
      {clarification?.field === 'time' && choiceField}
      <Checkbox
        id={fieldId('timeUnknown')}
        label={m.profile_time_unknown()}
        {...form.register('timeUnknown')}
      />
      {parsedAs !== '' && !errors.dob && !errors.time && (
        <p className="text-ink-2">{m.profile_read_as({ words: parsedAs })}</p>
      )}
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
    </>
  );
};
