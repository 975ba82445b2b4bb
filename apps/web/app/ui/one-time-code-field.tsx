import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { TextField } from './text-field.tsx';

interface OneTimeCodeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'prefix'
> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Number of digits. */
  readonly digits: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One input for the whole code, so that pasting and the phone's autofill work. */
export const OneTimeCodeField = ({ digits, ...rest }: OneTimeCodeFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={digits}
    spellCheck={false}
    className="text-title tracking-[0.3em]"
    {...rest}
  />
);
