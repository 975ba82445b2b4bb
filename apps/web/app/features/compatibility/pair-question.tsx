import type { ComponentType, ReactNode } from 'react';
import type { PairAnswer, PairData } from '@dhruva/contract/compatibility/schemas';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/contract/catalogue/products';
import { PROGRESS_CAP, TIMINGS } from '@dhruva/contract/catalogue/timings';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { RisingProgress } from '../../ui/rising-progress.tsx';
import { formatPaise } from '../../ui/rupees.ts';
import type { PairQuestionState } from './pair-questions.rules.ts';
import { typedPairInWords } from './pair-in-words.ts';

/** How an answer about two people is shown, given by the page (it is another feature's). */
export type PairAnswerView = ComponentType<{ readonly answer: PairAnswer }>;

interface PairQuestionProps {
  readonly state: PairQuestionState;
  readonly AnswerView: PairAnswerView;
  /** Another answer is on its way. */
  readonly busy: boolean;
  readonly onPay: () => void;
  readonly payBusyLabel: string | undefined;
  readonly onGet: () => void;
  readonly onRevealed: () => void;
  /** What is to be said of a payment for this question. */
  readonly note: ReactNode;
}

const STEPS = [m.pair_step_1, m.pair_step_2, m.pair_step_3, m.pair_step_4];

const PRICE = formatPaise(COMPATIBILITY_PRICE_PAISE);

const Locked = ({ onPay, payBusyLabel, note }: PairQuestionProps) => (
  <div className="flex flex-col items-start gap-3">
    <p>{m.pair_pay_text({ price: PRICE })}</p>
    <p className="text-small text-ink-3">{m.pair_pay_refund()}</p>
    {note}
    <Button busyLabel={payBusyLabel} onClick={onPay}>
      {m.pair_pay({ price: PRICE })}
    </Button>
  </div>
);

const GetAnswer = ({ busy, onGet }: PairQuestionProps) => (
  <div className="flex flex-col items-start gap-2">
    <Button disabled={busy} onClick={onGet}>
      {m.pair_get_answer()}
    </Button>
    {busy && <p className="text-ink-2">{m.pair_one_at_a_time()}</p>}
  </div>
);

const OtherPair = ({ pair }: { readonly pair: PairData }) => (
  <p className="mb-3 rounded-field bg-info-tint p-3 text-info">
    {m.pair_other_pair({ pair: typedPairInWords(pair) })}
  </p>
);

const Progress = ({
  since,
  done,
  onShown,
}: {
  since: number;
  done: boolean;
  onShown: () => void;
}) => (
  <RisingProgress
    label={m.pair_progress()}
    messages={STEPS.map((text) => text())}
    messageMs={TIMINGS.messageRotation}
    stepMs={TIMINGS.progressStep}
    cap={PROGRESS_CAP}
    since={since}
    done={done}
    pauseMs={TIMINGS.progressPauseAtEnd}
    onShown={onShown}
    seconds={(seconds) => m.pair_seconds({ seconds })}
    slowMs={TIMINGS.progressSlowNotice}
    slowText={m.pair_slow()}
  />
);

/** What stands below one of the six questions: the price, the button, the progress, the answer or an apology. */
export const PairQuestion = (props: PairQuestionProps) => {
  const { state, AnswerView } = props;
  switch (state.kind) {
    case 'locked':
      return <Locked {...props} />;
    case 'paid':
      return (
        <>
          {state.boughtFor && <OtherPair pair={state.boughtFor} />}
          <GetAnswer {...props} />
        </>
      );
    case 'loading':
      return (
        <Progress
          since={state.since}
          done={state.answer !== undefined}
          onShown={props.onRevealed}
        />
      );
    case 'answered':
      return <AnswerView answer={state.answer} />;
    case 'failed':
      return (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-error">{m.pair_sorry({ reason: state.reason })}</p>
          <GetAnswer {...props} />
        </div>
      );
  }
};
