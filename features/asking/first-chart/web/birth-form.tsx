import type { Ref } from 'react';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Checkbox } from '@dhruva/web/ui/checkbox.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import type { Field } from './birth-fields.rules.ts';
import { Choices } from './choices.tsx';
import type { FirstChartState } from './use-first-chart.ts';

const idOf = (field: Field): string => `first-${field}`;

interface BirthFormProps {
  readonly state: FirstChartState;
  readonly PlaceField: PlaceInput;
  readonly ref: Ref<HTMLFormElement>;
}

const summaryOf = (problems: readonly { field: Field; message: string }[]) => [
  ...new Map(
    problems.map(({ field, message }) => [
      message,
      field === 'form' ? { message } : { message, fieldId: idOf(field) },
    ]),
  ).values(),
];

/** Date, time and place of a birth on a sheet of paper; date and time may be written in any way. */
export const BirthForm = ({ state, PlaceField, ref }: BirthFormProps) => {
  const { typed, stage, change } = state;
  const problems = stage.kind === 'typing' ? stage.problems : [];
  const errorOf = (field: Field) => problems.find((problem) => problem.field === field)?.message;
  return (
    <form
      ref={ref}
      noValidate
      // Sent by the browser itself, before the page listens, nothing of it may stand in the address.
      method="post"
      aria-label={m.first_chart_form()}
      className="on-paper flex flex-col gap-3.5 rounded-band bg-surface p-4 text-ink shadow-lifted sm:gap-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <ErrorSummary problems={summaryOf(problems)} attempt={state.attempt} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] items-end gap-3 sm:gap-4">
        <TextField
          id={idOf('dob')}
          name="dob"
          label={m.first_chart_dob()}
          placeholder={m.first_chart_dob_example()}
          autoComplete="off"
          error={errorOf('dob')}
          value={typed.dob}
          onChange={({ currentTarget }) => change({ dob: currentTarget.value })}
        />
        <TextField
          id={idOf('time')}
          name="timeOfBirth"
          label={m.first_chart_time()}
          placeholder={m.first_chart_time_example()}
          autoComplete="off"
          error={errorOf('time')}
          disabled={typed.timeUnknown}
          value={typed.timeUnknown ? '' : typed.time}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        />
      </div>
      <PlaceField
        brief
        id={idOf('place')}
        value={typed.place}
        onChange={(place) => change({ place })}
        error={errorOf('place')}
      />
      <Checkbox
        id="first-time-unknown"
        name="timeUnknown"
        label={m.first_chart_time_unknown()}
        checked={typed.timeUnknown}
        onChange={({ currentTarget }) => change({ timeUnknown: currentTarget.checked })}
      />
      {stage.kind === 'asked' && <Choices question={stage.question} onChoose={state.choose} />}
      <Button
        type="submit"
        wide
        busyLabel={stage.kind === 'drawing' ? m.first_chart_drawing() : undefined}
      >
        {m.first_chart_draw()}
      </Button>
      <p className="text-small text-ink-3">{m.first_chart_kept()}</p>
    </form>
  );
};
