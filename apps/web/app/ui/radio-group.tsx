import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldError, FieldHint, wiring } from './field.tsx';

interface RadioGroupProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value'> {
  /** Id of the first choice: what an error summary links to. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Leave out when the form library keeps the value. */
  readonly value?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One choice of a few, all visible. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { id, legend, hint, error, options, value, ...input } = props;
  const described = wiring({ id, label: legend, hint, error });
  return (
    <fieldset aria-describedby={described['aria-describedby']} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-pill border border-control bg-surface px-5 py-2 has-checked:border-ember-700 has-checked:bg-surface-2 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              className="size-5 shrink-0"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              {...input}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
