import type { ComponentType } from 'react';
import { AnswerPanel, useAnswers } from '@dhruva/asking/answers/web';

interface RecordAnswerProps<Details, Answer> {
  readonly questionText: string;
  readonly asked: Details;
  /** The delivered answer; null while waiting. */
  readonly answer: Answer | null;
  readonly fetch: (questionText: string, details: Details) => Promise<Answer | string>;
  readonly steps: readonly string[];
  readonly noReason: string;
  readonly onAnswer?: () => void;
  readonly AnswerView: ComponentType<{ readonly answer: Answer }>;
}

const OWN = 'own';

/** The answer of a record, or the button to get it here. */
export const RecordAnswer = <Details, Answer>(props: RecordAnswerProps<Details, Answer>) => {
  const { questionText, asked, answer, fetch, noReason, onAnswer } = props;
  const answers = useAnswers<Details, Answer>({ fetch, noReason, ...(onAnswer && { onAnswer }) });
  const kept = answer
    ? ({ kind: 'answered', answer } as const)
    : ({ kind: 'unlocked', details: asked } as const);
  return (
    <AnswerPanel
      state={answers.states[OWN] ?? kept}
      AnswerView={props.AnswerView}
      steps={props.steps}
      onGet={(details) => void answers.getAnswer({ key: OWN, questionText, details })}
      onRevealed={() => answers.reveal(OWN)}
    />
  );
};
