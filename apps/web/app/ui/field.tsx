import { type ReactNode, use } from 'react';
import { m } from '../paraglide/messages.js';
import { FieldSlot } from './field-slot.ts';
import { Icon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldTexts {
  /** Also the id of the input, which error summaries link to. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

/** The attributes that connect an input with its hint and error. */
export interface InputAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export const inputAttributes = ({ id, hint, error }: FieldTexts): InputAttributes => {
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(error && { 'aria-invalid': true as const }),
  };
};

export const FieldError = ({ id, error }: Pick<FieldTexts, 'id' | 'error'>) =>
  error ? (
    <p id={`${id}-error`} className="flex items-start gap-1.5 font-semibold text-error">
      <Icon name="alert" size={20} className="mt-0.5 shrink-0" />
      <span>
        <VisuallyHidden>{m.ui_error_prefix()} </VisuallyHidden>
        {error}
      </span>
    </p>
  ) : null;

export const FieldHint = ({ id, hint }: Pick<FieldTexts, 'id' | 'hint'>) =>
  hint === undefined ? null : (
    <p id={`${id}-hint`} className="text-ink-3">
      {hint}
    </p>
  );

interface FieldProps extends FieldTexts {
  readonly children: ReactNode;
}

/** Label, hint and error around an input. Spread the attributes for the same texts on the input. */
export const Field = ({ children, ...texts }: FieldProps) => {
  const below = use(FieldSlot);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={texts.id} className="font-semibold">
        {texts.label}
        {texts.optional && <span className="font-normal text-ink-3"> {m.ui_optional()}</span>}
      </label>
      <FieldHint {...texts} />
      <FieldError {...texts} />
      {children}
      {below(texts.id)}
    </div>
  );
};

export const INPUT_CLASSES =
  'min-h-12 w-full rounded-field border border-control bg-surface px-4 py-2.5 text-ink placeholder:text-ink-3 aria-invalid:border-2 aria-invalid:border-error disabled:bg-surface-2 [&[readonly]]:bg-surface-2';
