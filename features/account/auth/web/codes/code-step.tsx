import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { OTP_DIGITS } from '@dhruva/kernel/limits';
import { plainDigits } from '@dhruva/account/profile/contract/contact';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import type { Problem } from '@dhruva/web/lib/problem.ts';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { OneTimeCodeField } from '@dhruva/web/ui/one-time-code-field.tsx';
import { AUTH_ERRORS } from '../../contract/errors.ts';
import { codeProblems } from './code.rules.ts';
import { useCodeFromSms, useSecondsUntil } from './one-time-code.ts';

interface CodeStepProps {
  /** Where the code went. */
  readonly lead: string;
  readonly label: string;
  /** The question shown beside "Resend". */
  readonly missing: string;
  /** The code comes by SMS, which some browsers can read. */
  readonly bySms?: boolean;
  readonly verifyLabel: string;
  readonly changeLabel: string;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  /** When a new code may be asked for, ms since 1970. */
  readonly resendAt: number;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onChange: () => void;
}

const fieldId = (): string => 'otp';

/**
 * The step that takes the code, with a way back to the number and, after a while, a way to request a new
 * code.
 */
export const CodeStep = (props: CodeStepProps) => {
  const { onCode, refused } = props;
  const form = useForm<{ code: string }>({
    defaultValues: { code: '' },
    resolver: resolverOf(({ code }) => codeProblems(code), AUTH_ERRORS),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = problemsOf(errors, fieldId);
  const { setValue } = form;
  const submit = useCallback(({ code }: { code: string }) => onCode(plainDigits(code)), [onCode]);
  useCodeFromSms(
    useCallback(
      (code) => {
        setValue('code', code);
        submit({ code });
      },
      [setValue, submit],
    ),
    props.bySms === true,
  );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
      <p className="text-ink-2">{props.lead}</p>
      <ErrorSummary
        problems={problems.length === 0 && refused ? [{ fieldId: 'otp', ...refused }] : problems}
        attempt={submitCount}
      />
      <OneTimeCodeField
        id={fieldId()}
        label={props.label}
        digits={OTP_DIGITS}
        error={errors.code?.message ?? refused?.message}
        autoFocus
        {...form.register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={props.busy ? m.auth_verifying() : undefined}>
          {props.verifyLabel}
        </Button>
        <Button look="outline" onClick={props.onChange}>
          {props.changeLabel}
        </Button>
      </div>
      <Resend missing={props.missing} at={props.resendAt} onResend={props.onResend} />
    </form>
  );
};

interface ResendProps {
  readonly missing: string;
  readonly at: number;
  readonly onResend: () => void;
}

const Resend = ({ missing, at, onResend }: ResendProps) => {
  const seconds = useSecondsUntil(at);
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-line pt-4 text-ink-2">
      <p>{asked && seconds > 0 ? m.auth_resent() : missing}</p>
      {seconds > 0 ? (
        <p>{m.auth_resend_in({ seconds })}</p>
      ) : (
        <Button
          look="quiet"
          className="px-0!"
          onClick={() => {
            setAsked(true);
            onResend();
          }}
        >
          {m.auth_resend()}
        </Button>
      )}
    </div>
  );
};
