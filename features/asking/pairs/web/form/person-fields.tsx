import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { todayOnThisDevice, typedDayInWords } from '@dhruva/web/lib/days.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { type Asked, AskPlace, AskTime } from './ask-which.tsx';
import { pairFieldId } from './pair-field-id.ts';
import type { PairForm, Who } from './pair-form.rules.ts';
import { PickerField } from './picker-field.tsx';

interface PersonFieldsProps {
  readonly form: UseFormReturn<PairForm>;
  readonly who: Who;
  readonly legend: string;
  readonly PlaceInput: PlaceInput;
  readonly asked: Asked | undefined;
  /** Stands above the fields. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Date, time and place of birth of one of the two. `children` stand below. */
export const PersonFields = ({ form, who, legend, PlaceInput, ...rest }: PersonFieldsProps) => {
  const { errors } = form.formState;
  const [date, time, unknown] = form.watch([`${who}Date`, `${who}Time`, `${who}Unknown`]);
  const dateError = errors[`${who}Date`]?.message;
  return (
    <div
      role="group"
      aria-labelledby={pairFieldId(who)}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-rest sm:p-6"
    >
      <h3 id={pairFieldId(who)} className="text-title">
        {legend}
      </h3>
      {rest.above}
      <PickerField
        id={pairFieldId(`${who}Date`)}
        label={m.pair_date()}
        placeholder={m.pair_date_placeholder()}
        error={dateError}
        picker="date"
        filled={date !== ''}
        max={todayOnThisDevice()}
        {...form.register(`${who}Date`)}
      />
      <p role="status" className="-mt-2 text-ink-2 empty:hidden">
        {dateError ? '' : typedDayInWords(date)}
      </p>
      {!unknown && (
        <PickerField
          id={pairFieldId(`${who}Time`)}
          label={m.pair_time()}
          placeholder={m.pair_time_placeholder()}
          error={errors[`${who}Time`]?.message}
          picker="time"
          filled={time !== ''}
          {...form.register(`${who}Time`)}
        />
      )}
      <AskTime form={form} who={who} asked={rest.asked} />
      <Checkbox
        id={pairFieldId(`${who}Unknown`)}
        label={m.pair_time_unknown()}
        {...form.register(`${who}Unknown`)}
      />
      <Controller
        control={form.control}
        name={`${who}Place`}
        render={({ field }) => (
          <PlaceInput
            id={pairFieldId(`${who}Place`)}
            value={field.value}
            onChange={field.onChange}
            error={errors[`${who}Place`]?.message}
          />
        )}
      />
      <AskPlace form={form} who={who} asked={rest.asked} />
      {rest.children}
    </div>
  );
};
