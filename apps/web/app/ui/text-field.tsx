import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts, INPUT_CLASSES, inputAttributes } from './field.tsx';

type OwnTexts = Omit<FieldTexts, 'id'> & { readonly id: string };

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>, OwnTexts {
  /** Fixed text before the input, such as +91. */
  readonly prefix?: string;
  /** Content after the input, such as a button. */
  readonly after?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled text input. Accepts the props of react-hook-form's `register()`. */
export const TextField = (props: TextFieldProps) => {
  const { id, label, hint, error, optional, prefix, after, className, ...input } = props;
  const texts = { id, label, hint, error, ...(optional !== undefined && { optional }) };
  return (
    <Field {...texts}>
      <div className="flex items-stretch gap-2">
        {prefix !== undefined && (
          <span className="flex min-h-12 items-center rounded-field border border-line bg-surface-2 px-3.5 text-ink-2">
            {prefix}
          </span>
        )}
        <input
          type="text"
          className={classNames(INPUT_CLASSES, className)}
          {...input}
          {...inputAttributes(texts)}
        />
        {after}
      </div>
    </Field>
  );
};
