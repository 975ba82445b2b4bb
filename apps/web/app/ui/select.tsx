import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts, INPUT_CLASSES, inputAttributes } from './field.tsx';
import { Icon } from './icons.tsx';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>, FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen (value ''). */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

export const Select = (props: SelectProps) => {
  const { id, label, hint, error, optional, options, placeholder, ...select } = props;
  const texts = { id, label, hint, error, ...(optional !== undefined && { optional }) };
  return (
    <Field {...texts}>
      <div className="relative">
        <select
          className={`${INPUT_CLASSES} appearance-none pr-11`}
          {...select}
          {...inputAttributes(texts)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          size={20}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </div>
    </Field>
  );
};
