import { TIMINGS } from '@dhruva/kernel/timings';
import { useEffect, useRef, useState } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';

interface CopyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The button's accessible name. */
  readonly copyLabel: string;
}

type Copying = 'idle' | 'copied' | 'failed';

/** A read-only text with a copy button; where copying is not allowed, the text is selected instead. */
export const CopyField = ({ id, label, value, copyLabel }: CopyFieldProps) => {
  const [state, setState] = useState<Copying>('idle');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), TIMINGS.copyConfirmation);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      field.current?.select();
      setState('failed');
    }
  };
  const copied = state === 'copied';
  return (
    <div>
      <TextField
        id={id}
        ref={field}
        label={label}
        value={value}
        readOnly
        hint={state === 'failed' ? m.referral_copy_failed() : undefined}
        after={
          <Button
            look="outline"
            className="min-w-28 shrink-0"
            aria-label={copied ? m.referral_copied() : copyLabel}
            onClick={() => void copy()}
          >
            {copied ? m.referral_copied() : m.referral_copy()}
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {copied && m.referral_copied()}
      </p>
    </div>
  );
};
