import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { AUTH_ERRORS } from '@dhruva/account/auth/contract/errors';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import { CodeStep, refusalInWords } from '@dhruva/account/auth/web';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { TextField } from '@dhruva/web/ui/text-field.tsx';
import { type Proof, useProof } from './use-proof.ts';

interface ProveNumberProps {
  /** Prefilled number, most likely the account's; the user may type another. */
  readonly phone: string;
  /** The label of the button that submits the code. */
  readonly verifyLabel: string;
  readonly busy: boolean;
  /** The server's error for the last code. */
  readonly error: Error | null;
  readonly onProof: (proof: Proof) => void;
}

const fieldId = (): string => 'own-number';

const NumberStep = ({
  phone,
  busy,
  error,
  onSend,
}: Pick<ProveNumberProps, 'phone' | 'busy' | 'error'> & {
  readonly onSend: (phone: string) => void;
}) => {
  const form = useForm({
    defaultValues: { phone },
    resolver: resolverOf(
      (typed: { phone: string }) =>
        readPhone(typed.phone) === undefined
          ? [{ field: 'phone', code: 'auth.phone-invalid' as const }]
          : [],
      AUTH_ERRORS,
    ),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = problemsOf(errors, fieldId);
  const refused = error ? [{ fieldId: fieldId(), message: error.message }] : [];
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((typed) => onSend(readPhone(typed.phone) ?? ''))}
    >
      <ErrorSummary problems={problems.length === 0 ? refused : problems} attempt={submitCount} />
      <TextField
        id={fieldId()}
        label={m.privacy_phone()}
        hint={m.privacy_phone_hint()}
        prefix={COUNTRY_CODE}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.phone?.message ?? error?.message}
        {...form.register('phone')}
      />
      <div>
        <Button type="submit" look="outline" busyLabel={busy ? m.privacy_sending() : undefined}>
          {m.privacy_send()}
        </Button>
      </div>
    </form>
  );
};

const spaced = (phone: string): string => `${phone.slice(0, 5)} ${phone.slice(5)}`;

/**
 * The steps to prove the account's number: the number, then the code sent to it. A code is never submitted
 * automatically, since the next step must be deliberate.
 */
export const ProveNumber = ({ phone, verifyLabel, busy, error, onProof }: ProveNumberProps) => {
  const proof = useProof();
  const [typed, setTyped] = useState(phone);
  const { sent } = proof;
  const send = (number: string) => {
    setTyped(number);
    proof.send(number);
  };
  if (!sent)
    return <NumberStep phone={typed} busy={proof.busy} error={proof.error} onSend={send} />;
  return (
    <CodeStep
      lead={m.privacy_code_lead({ phone: spaced(sent.phone) })}
      label={m.privacy_code()}
      missing={m.privacy_code_missing()}
      verifyLabel={verifyLabel}
      changeLabel={m.privacy_change()}
      busy={busy || proof.busy}
      refused={error ? { message: refusalInWords(error) } : undefined}
      resendAt={sent.resendAt}
      onCode={(otp) => onProof({ phone: sent.phone, otp, challengeId: sent.challengeId })}
      onResend={() => send(sent.phone)}
      onChange={proof.back}
    />
  );
};
