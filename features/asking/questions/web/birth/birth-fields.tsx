import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PlaceInput } from '@dhruva/account/profile/web';
import type { CallErrorExtras } from '@dhruva/web/lib/call-error.ts';
import { todayOnThisDevice, typedDayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { AskPlace, AskTime } from './ask-which.tsx';
import type { BirthForm } from './birth-form.rules.ts';

export interface BirthFieldsProps {
  readonly form: UseFormReturn<BirthForm>;
  readonly PlaceInput: PlaceInput;
  /** Choices the server offers: places of one name, or two clock times. */
  readonly asked: Pick<CallErrorExtras, 'candidates' | 'choices'>;
}

export const birthFieldId = (field: string): string => `birth-${field}`;

/** Date, time and place of a birth. */
export const BirthFields = ({ form, PlaceInput, asked }: BirthFieldsProps) => {
  const { errors } = form.formState;
  const [dob, timeUnknown] = form.watch(['dob', 'timeUnknown']);
  return (
    <>
      <TextField
        id={birthFieldId('dob')}
        label={m.questions_dob()}
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
          id={birthFieldId('time')}
          label={m.questions_time()}
          hint={m.questions_time_hint()}
          error={errors.time?.message}
          type="time"
          {...form.register('time')}
        />
      )}
      <AskTime form={form} choices={asked.choices} />
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
      <AskPlace form={form} candidates={asked.candidates} />
    </>
  );
};
