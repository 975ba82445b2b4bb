import { useState } from 'react';
import { TextField, type TextFieldProps } from '@dhruva/web/ui/text-field.tsx';

interface PickerFieldProps extends TextFieldProps {
  readonly picker: 'date' | 'time';
  /** The field holds something: it stays a picker. */
  readonly filled: boolean;
}

/** A line of text that becomes a date or time picker on focus, and text again when left empty. */
export const PickerField = ({ picker, filled, onFocus, onBlur, ...field }: PickerFieldProps) => {
  const [focused, setFocused] = useState(false);
  return (
    <TextField
      {...field}
      type={focused || filled ? picker : 'text'}
      onFocus={(event) => {
        // While the event lasts, or the browser keeps the focus outside of the picker's own fields.
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
