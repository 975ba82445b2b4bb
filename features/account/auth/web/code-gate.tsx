import type { ReactNode } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { useBackCloses } from '@dhruva/web/ui/dialog-history.ts';
import { CodeStep } from './codes/code-step.tsx';
import { authCalls, type CodeFlow } from './use-code-flow.ts';

interface CodeGateProps {
  readonly flow: CodeFlow;
  readonly verifyLabel: string;
  readonly changeLabel: string;
  /** The first step, shown until a code was sent. */
  readonly children: ReactNode;
}

/** Formats ten digits in two groups of five. */
const spaced = (phone: string): string => `${phone.slice(0, 5)} ${phone.slice(5)}`;

/** Says what the browser is doing while it does a proof of work: there is nothing for the visitor to do. */
const WorkNote = ({ flow }: Pick<CodeGateProps, 'flow'>) => (
  <p
    role="status"
    className={flow.isSolvingPuzzle ? 'rounded-field bg-info-tint p-3 text-info' : ''}
  >
    {flow.isSolvingPuzzle && m.auth_work()}
  </p>
);

/** A form, followed by the step that takes the code sent for it; the back button returns to the form. */
export const CodeGate = ({ flow, verifyLabel, changeLabel, children }: CodeGateProps) => {
  const { sent } = flow;
  useBackCloses(sent !== undefined, flow.back, true);
  if (!sent) {
    return (
      <div className="flex flex-col gap-6" onInput={authCalls.ahead}>
        {children}
        <WorkNote flow={flow} />
      </div>
    );
  }
  return (
    <>
      <CodeStep
        lead={m.auth_code_sent({ phone: spaced(sent.body.phone) })}
        label={m.auth_code()}
        missing={m.auth_not_received()}
        bySms
        verifyLabel={verifyLabel}
        changeLabel={changeLabel}
        busy={flow.busy}
        refused={flow.refused}
        resendAt={sent.resendAt}
        onCode={flow.verify}
        onResend={() => flow.send(sent.body)}
        onChange={flow.back}
      />
      <WorkNote flow={flow} />
    </>
  );
};
