import type { ComponentType } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BirthForm } from './birth-form.rules.ts';

/** The field for a place, given by the page (it is another feature's). */
export type PlaceInput = ComponentType<{
  readonly id: string;
  readonly value: BirthForm['place'];
  readonly onChange: (value: BirthForm['place']) => void;
  readonly error?: string | undefined;
}>;

interface OtherFieldsProps {
  readonly form: UseFormReturn<BirthForm>;
  readonly PlaceInput: PlaceInput;
}

export const birthFieldId = (field: string): string => `birth-${field}`;

const today = (): string => new Date().toLocaleDateString('en-CA');

/** Another person's birth details, and that they agree. */
export const OtherFields = ({ form, PlaceInput }: OtherFieldsProps) => {
  const { errors } = form.formState;
  const timeUnknown = form.watch('timeUnknown');
  return (
    <>
      <Select
        id={birthFieldId('gender')}
        label={m.questions_gender()}
        options={[
          { value: 'male', label: m.questions_gender_male() },
          { value: 'female', label: m.questions_gender_female() },
          { value: 'other', label: m.questions_gender_other() },
        ]}
        {...form.register('gender')}
      />
      <TextField
        id={birthFieldId('dob')}
        label={m.questions_dob()}
        error={errors.dob?.message}
        type="date"
        max={today()}
        {...form.register('dob')}
      />
      {!timeUnknown && (
        <TextField
          id={birthFieldId('time')}
          label={m.questions_time()}
          hint={m.questions_time_hint()}
          error={errors.time?.message}
          type="time"
          {...form.register('time')}
        />
      )}
      <Checkbox
        id={birthFieldId('timeUnknown')}
        label={m.questions_time_unknown()}
        hint={m.questions_time_unknown_hint()}
        {...form.register('timeUnknown')}
      />
      <Controller
        control={form.control}
        name="place"
        render={({ field }) => (
          <PlaceInput
            id={birthFieldId('place')}
            value={field.value}
            onChange={field.onChange}
            error={errors.place?.message}
          />
        )}
      />
      <Checkbox
        id={birthFieldId('otherAgrees')}
        label={m.questions_agrees()}
        error={errors.otherAgrees?.message}
        {...form.register('otherAgrees')}
      />
    </>
  );
};
