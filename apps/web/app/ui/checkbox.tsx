import type { InputHTMLAttributes, Ref } from 'react';
import { FieldError, FieldHint, type FieldTexts, inputAttributes } from './field.tsx';

interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>, Omit<FieldTexts, 'optional'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label. */
export const Checkbox = ({ id, label, hint, error, ...input }: CheckboxProps) => (
  <div className="flex flex-col gap-1.5">
    <FieldError id={id} error={error} />
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 aria-invalid:outline-2 aria-invalid:outline-error"
        {...input}
        {...inputAttributes({ id, label, hint, error })}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <FieldHint id={id} hint={hint} />
      </div>
    </div>
  </div>
);
