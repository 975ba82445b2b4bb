import { endSecondCheck } from '@dhruva/web/lib/second-check.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { CodeStep } from '../codes/code-step.tsx';
import { refusalInWords } from '../codes/time-left.ts';
import { AskStep } from './ask-step.tsx';
import { AfreshStep } from './afresh-step.tsx';
import { type SecondCheckFlow, type Step, useSecondCheck } from './use-second-check.ts';

interface SecondCheckDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onToken: (token: string) => void;
}

const TITLES: Record<Step, () => string> = {
  ask: m.second_check_title,
  code: m.second_check_title,
  afresh: m.second_check_afresh,
  sure: m.second_check_sure_title,
};

const MailedCode = ({ flow }: { readonly flow: SecondCheckFlow }) => {
  const { mailing, confirming, state } = flow;
  const error = confirming.error ?? mailing.error;
  const email = state.data?.emailHint ?? '';
  return (
    <CodeStep
      lead={m.second_check_sent({ email })}
      label={m.second_check_code()}
      missing={m.second_check_not_received()}
      verifyLabel={m.second_check_confirm()}
      changeLabel={m.second_check_back()}
      busy={confirming.isPending || mailing.isPending}
      refused={error ? { message: refusalInWords(error) } : undefined}
      resendAt={mailing.data?.resendAt ?? 0}
      onCode={(code) => confirming.mutate(code)}
      onResend={() => {
        confirming.reset();
        mailing.mutate();
      }}
      onChange={() => flow.go('ask')}
    />
  );
};

/** "Is this you?": a code by e-mail, support, or a new, empty account. */
export const SecondCheckDialog = ({ open, onClose, onToken }: SecondCheckDialogProps) => {
  const flow = useSecondCheck(open, (token, way) => {
    onToken(token);
    endSecondCheck(true);
    onClose();
    showToast(
      way === 'confirmed' ? m.second_check_welcome() : m.second_check_afresh_done(),
      'success',
    );
  });
  const { step } = flow;
  return (
    <Dialog open={open} onClose={onClose} title={TITLES[step]()} dismissOutside={false}>
      {step === 'ask' && <AskStep flow={flow} onLeave={onClose} />}
      {step === 'code' && <MailedCode flow={flow} />}
      {(step === 'afresh' || step === 'sure') && <AfreshStep flow={flow} />}
    </Dialog>
  );
};
