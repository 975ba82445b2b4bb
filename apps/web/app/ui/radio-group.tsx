import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, inputAttributes } from './field.tsx';

interface RadioGroupProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value'> {
  /** Id of the first option, which error summaries link to. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly disabled?: boolean;
  }[];
  /** Omit when the form library keeps the value. */
  readonly value?: string;
  /** Stack the options, for long labels. */
  readonly stacked?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A set of radio buttons. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { id, legend, hint, error, options, value, stacked = false, ...input } = props;
  const described = inputAttributes({ id, label: legend, hint, error });
  return (
    <fieldset aria-describedby={described['aria-describedby']} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className={classNames('flex gap-2', stacked ? 'flex-col' : 'flex-wrap')}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              stacked ? 'rounded-field px-4' : 'rounded-pill px-5',
              'flex min-h-12 cursor-pointer items-center gap-2.5 border border-control bg-surface py-2 has-checked:border-(--tick) has-checked:bg-surface-2 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-3',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              className="size-5 shrink-0"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              {...input}
              {...(option.disabled && { disabled: true })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
