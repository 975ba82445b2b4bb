import type { ReactNode } from 'react';
import type { PairData } from '../../contract/schemas.ts';
import { AnswerPanel, PAIR_STEPS } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { typedPairInWords } from './pair-in-words.ts';
import type { PairQuestionState } from './use-pair-questions.ts';

interface PairQuestionProps {
  readonly state: PairQuestionState;
  /** Another answer is being made. */
  readonly busy: boolean;
  readonly onGet: () => void;
  readonly onRevealed: () => void;
  /** What is shown while it is not paid. */
  readonly offer: ReactNode;
}

const OtherPair = ({ pair }: { readonly pair: PairData }) => (
  <p className="mb-3 rounded-field bg-info-tint p-3 text-info">
    {m.pair_other_pair({ pair: typedPairInWords(pair) })}
  </p>
);

/** The panel below one of the six questions: offer, button, progress, answer or failure. */
export const PairQuestion = (props: PairQuestionProps) => {
  const { state, busy } = props;
  if (state.kind === 'locked') return props.offer;
  const waits = state.kind === 'unlocked' || state.kind === 'failed';
  return (
    <>
      {state.boughtFor && <OtherPair pair={state.boughtFor} />}
      <AnswerPanel
        state={state}
        steps={PAIR_STEPS}
        disabled={busy}
        onGet={props.onGet}
        onRevealed={props.onRevealed}
      />
      {waits && busy && <p className="mt-2 text-ink-2">{m.pair_one_at_a_time()}</p>}
    </>
  );
};
