import { useNavigate } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import type { SecondCheckFlow } from './use-second-check.ts';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

interface AskStepProps {
  readonly flow: SecondCheckFlow;
  /** Called when the dialog is left for another page. */
  readonly onLeave: () => void;
}

const ByMail = ({ flow: { state, mailing } }: Pick<AskStepProps, 'flow'>) => {
  if (state.isPending) return <p role="status">{m.second_check_loading()}</p>;
  if (state.isError) {
    return (
      <RetryNote
        text={state.error.message}
        label={m.second_check_retry()}
        onRetry={() => void state.refetch()}
      />
    );
  }
  const { emailHint } = state.data;
  if (emailHint === null) return <p>{m.second_check_no_email()}</p>;
  return (
    <Button
      className="self-start"
      busyLabel={mailing.isPending ? m.second_check_sending() : undefined}
      onClick={() => mailing.mutate()}
    >
      {m.second_check_send({ email: emailHint })}
    </Button>
  );
};

/** Explains the second check and offers three ways: a code by e-mail, support, or a new account. */
export const AskStep = ({ flow, onLeave }: AskStepProps) => {
  const navigate = useNavigate();
  const { mailing, go } = flow;
  /** Closes only once the page is shown: closing first would remove its history entry. */
  const write = async () => {
    await navigate('/feedback');
    onLeave();
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{m.second_check_why()}</p>
      <ErrorSummary
        problems={mailing.error ? [{ message: mailing.error.message }] : []}
        attempt={mailing.failureCount}
      />
      <ByMail flow={flow} />
      <section aria-labelledby="second-check-ways" className="border-t border-line pt-4">
        <h3 id="second-check-ways" className="font-semibold">
          {m.second_check_ways()}
        </h3>
        <p className="mt-1 text-ink-2">{m.second_check_support()}</p>
        <Button look="quiet" className="px-0!" onClick={() => void write()}>
          {m.second_check_support_go()}
        </Button>
        <p className="mt-2 text-ink-2">{m.second_check_not_mine()}</p>
        <Button look="quiet" className="px-0!" onClick={() => go('afresh')}>
          {m.second_check_afresh()}
        </Button>
      </section>
    </div>
  );
};
