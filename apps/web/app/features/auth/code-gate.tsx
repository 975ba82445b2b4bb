import type { ReactNode } from 'react';
import { CodeStep } from './code-step.tsx';
import type { CodeFlow } from './use-code-flow.ts';

interface CodeGateProps {
  readonly flow: CodeFlow;
  readonly verifyLabel: string;
  readonly changeLabel: string;
  /** The first step, shown until a code was sent. */
  readonly children: ReactNode;
}

/** A form, then the step that takes the code sent for it. */
export const CodeGate = ({ flow, verifyLabel, changeLabel, children }: CodeGateProps) => {
  const { sent } = flow;
  if (!sent) return children;
  return (
    <CodeStep
      phone={sent.body.phone}
      verifyLabel={verifyLabel}
      changeLabel={changeLabel}
      busy={flow.busy}
      refused={flow.refused}
      resendAt={sent.resendAt}
      onCode={flow.verify}
      onResend={() => flow.send(sent.body)}
      onChange={flow.back}
    />
  );
};
