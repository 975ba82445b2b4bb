import type { ReactNode } from 'react';
import type { PaymentState, PaymentTold } from '../../contract/payment-state.ts';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Icon, type IconName } from '@dhruva/web/ui/icons.tsx';
import { paymentSentence, paymentWord } from './payment-words.ts';

const LOOKS: Record<
  PaymentState,
  { tone: 'info' | 'success' | 'neutral' | 'warn'; box: string; icon: IconName }
> = {
  waiting: { tone: 'info', box: 'bg-info-tint text-info', icon: 'clock' },
  paid: { tone: 'success', box: 'bg-success-tint text-success', icon: 'circleCheck' },
  'not-paid': { tone: 'neutral', box: 'bg-surface-2 text-ink-2', icon: 'info' },
  refunding: { tone: 'warn', box: 'bg-warn-tint text-warn', icon: 'info' },
  refunded: { tone: 'neutral', box: 'bg-surface-2 text-ink-2', icon: 'circleCheck' },
};

interface ToldProps {
  readonly told: Pick<PaymentTold, 'state' | 'until'>;
}

/** The state of a payment in a word or two. */
export const PaymentBadge = ({ told: { state } }: ToldProps) => (
  <Badge tone={LOOKS[state].tone}>{paymentWord(state)}</Badge>
);

/** The state of a payment on a row of a list: its word, and below it what it means. */
export const PaymentLine = ({ told }: ToldProps) => (
  <span className="mt-1 flex flex-col items-start gap-1">
    <PaymentBadge told={told} />
    <span className="text-small font-normal text-ink-2">{paymentSentence(told)}</span>
  </span>
);

interface PaymentNoteProps extends ToldProps {
  /** What stands before the state, such as why the last try failed. */
  readonly before?: ReactNode;
  /** What is said instead of the state's own sentence, such as what was bought. */
  readonly sentence?: ReactNode;
  /** What follows: links, buttons. */
  readonly children?: ReactNode;
}

/** The state of a payment with what it means, announced when it changes. */
export const PaymentNote = ({ told, before, sentence, children }: PaymentNoteProps) => {
  const { box, icon } = LOOKS[told.state];
  return (
    <div role="status" className={`flex items-start gap-3 rounded-field p-3 ${box}`}>
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {before !== undefined && <p>{before}</p>}
        <p>
          <strong className="font-semibold">{paymentWord(told.state)}.</strong>{' '}
          {sentence ?? paymentSentence(told)}
        </p>
        {children}
      </div>
    </div>
  );
};
