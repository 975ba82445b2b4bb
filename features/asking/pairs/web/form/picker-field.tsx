import { useState } from 'react';
import { TextField, type TextFieldProps } from '@dhruva/web/ui/text-field.tsx';

interface PickerFieldProps extends TextFieldProps {
  readonly picker: 'date' | 'time';
  /** The field has a value: it stays a picker. */
  readonly filled: boolean;
}

/** A text input that becomes a date or time picker on focus, and a text input again when left empty. */
export const PickerField = ({ picker, filled, onFocus, onBlur, ...field }: PickerFieldProps) => {
  const [focused, setFocused] = useState(false);
  return (
    <TextField
      {...field}
      type={focused || filled ? picker : 'text'}
      onFocus={(event) => {
        // Focus is read after the event, since a native picker keeps it outside of its own fields.
        event.currentTarget.type = picker;
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
};
