import { useNavigate } from 'react-router';
import { answerAddress, AnswerPanel, type Delivered, useAnswers } from '@dhruva/asking/answers/web';

interface RecordAnswerProps<Details> {
  readonly questionText: string;
  readonly asked: Details;
  /** Its delivered answer; null while it waits. */
  readonly delivered: Delivered | null;
  readonly fetch: (questionText: string, details: Details) => Promise<Delivered | string>;
  readonly steps: readonly string[];
  readonly noReason: string;
  readonly onAnswer?: () => void;
}

const OWN = 'own';

/** The button to get the answer of a record that waits, and the way to it. */
export const RecordAnswer = <Details,>(props: RecordAnswerProps<Details>) => {
  const { questionText, asked, delivered, fetch, noReason, onAnswer } = props;
  const navigate = useNavigate();
  const answers = useAnswers<Details, Delivered>({
    fetch,
    noReason,
    ...(onAnswer && { onAnswer }),
  });
  const kept = delivered
    ? ({ kind: 'answered', answer: delivered } as const)
    : ({ kind: 'unlocked', details: asked } as const);
  const state = answers.states[OWN] ?? kept;
  const reveal = (): void => {
    answers.reveal(OWN);
    if (state.kind === 'loading' && typeof state.answer === 'object')
      void navigate(answerAddress(state.answer));
  };
  return (
    <AnswerPanel
      state={state}
      steps={props.steps}
      onGet={(details) => void answers.getAnswer({ key: OWN, questionText, details })}
      onRevealed={reveal}
    />
  );
};
