import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import {
  AnswerPanel,
  type AnswerState,
  type Delivered,
  QUESTION_STEPS,
} from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { bornIn } from '../birth/born-in.ts';
import type { QuestionHistory } from './question-row.rules.ts';

interface QuestionContentProps {
  /** The state of the question on this page. */
  readonly state: AnswerState<UserDetails, Delivered> | undefined;
  readonly kept: QuestionHistory;
  readonly onGet: (details: UserDetails) => void;
  readonly onRevealed: () => void;
  /** Called to enter birth details: to change those of an unlocked question, or to ask for somebody else. */
  readonly onAsk: (whose: 'self' | 'other') => void;
}

/** The state to show: this visit's first, then a paid question that waits, then the newest answer. */
const stateOf = ({
  state,
  kept,
}: QuestionContentProps): AnswerState<UserDetails, Delivered> | undefined => {
  if (state) return state;
  if (kept.waiting) return { kind: 'unlocked', details: kept.waiting.asked };
  return kept.answered ? { kind: 'answered', answer: { id: kept.answered.id } } : undefined;
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
          steps={QUESTION_STEPS}
          onGet={props.onGet}
          onRevealed={props.onRevealed}
        />
      </div>
      {state.kind === 'unlocked' && (
        <Details details={state.details} onChange={() => props.onAsk(state.details.questionFor)} />
      )}
    </div>
  );
};
