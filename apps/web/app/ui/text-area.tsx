import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts, INPUT_CLASSES, inputAttributes } from './field.tsx';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>, FieldTexts {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled textarea. Accepts the props of react-hook-form's `register()`. */
export const TextArea = (props: TextAreaProps) => {
  const { id, label, hint, error, optional, className, rows = 3, ...area } = props;
  const texts = { id, label, hint, error, ...(optional !== undefined && { optional }) };
  return (
    <Field {...texts}>
      <textarea
        rows={rows}
        className={classNames(INPUT_CLASSES, className)}
        {...area}
        {...inputAttributes(texts)}
      />
    </Field>
  );
};
