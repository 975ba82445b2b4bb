import type { ComponentType } from 'react';
import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { AnswerPanel, type AnswerState, QUESTION_STEPS } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { bornIn } from '../birth/born-in.ts';
import type { QuestionHistory } from './question-row.rules.ts';

/** Renders an answer; passed in by the page because it is another feature's. */
export type AnswerView = ComponentType<{ readonly answer: Answer }>;

interface QuestionContentProps {
  /** The state of the question on this page. */
  readonly state: AnswerState<UserDetails, Answer> | undefined;
  readonly kept: QuestionHistory;
  readonly AnswerView: AnswerView;
  readonly onGet: (details: UserDetails) => void;
  readonly onRevealed: () => void;
  /** Called to enter birth details: to change those of an unlocked question, or to ask for somebody else. */
  readonly onAsk: (whose: 'self' | 'other') => void;
}

/** The state to show: this visit's first, then a paid question that waits, then the newest answer. */
const stateOf = ({
  state,
  kept,
}: QuestionContentProps): AnswerState<UserDetails, Answer> | undefined => {
  if (state) return state;
  if (kept.waiting) return { kind: 'unlocked', details: kept.waiting.asked };
  const answer = kept.answered?.answer;
  return answer ? { kind: 'answered', answer } : undefined;
};

const unlockedBy = ({ state, kept }: QuestionContentProps): string => {
  if (state) return m.questions_paid();
  return kept.waiting?.orderId ? m.questions_paid_waiting() : m.questions_free_waiting();
};

const Details = (props: { readonly details: UserDetails; readonly onChange: () => void }) => (
  <p className="text-ink-2">
    {m.questions_details_kept({ born: bornIn(props.details) })}{' '}
    <button type="button" className="min-h-6 text-link underline" onClick={props.onChange}>
      {m.questions_details_change()}
    </button>
  </p>
);

const isWhole = ({ dob, placeOfBirth }: UserDetails): boolean => dob !== '' && placeOfBirth !== '';

/** The panel below a question that is unlocked or answered. */
export const QuestionContent = (props: QuestionContentProps) => {
  const state = stateOf(props);
  if (!state) return null;
  if (state.kind === 'unlocked' && !isWhole(state.details)) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-error">{m.questions_no_details()}</p>
        <Button onClick={() => props.onAsk('self')}>{m.questions_give_details()}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {state.kind === 'unlocked' && <p className="text-success">{unlockedBy(props)}</p>}
      <div className="w-full">
        <AnswerPanel
          state={state}
          AnswerView={props.AnswerView}
          steps={QUESTION_STEPS}
          onGet={props.onGet}
          onRevealed={props.onRevealed}
        />
      </div>
      {state.kind === 'unlocked' && (
        <Details details={state.details} onChange={() => props.onAsk(state.details.questionFor)} />
      )}
      {state.kind === 'answered' && (
        <Button look="outline" onClick={() => props.onAsk('other')}>
          {m.questions_ask_again()}
        </Button>
      )}
    </div>
  );
};
