import type { ComponentType } from 'react';
import { PROGRESS_CAP, TIMINGS } from '@dhruva/contract/catalogue/timings';
import type { Answer, UserDetails } from '@dhruva/contract/predictions/schemas';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { RisingProgress } from '../../ui/rising-progress.tsx';
import type { QuestionState } from './question-state.ts';

/** How an answer is shown, given by the page (it is another feature's). */
export type AnswerView = ComponentType<{ readonly answer: Answer }>;

interface QuestionAnswerProps {
  readonly state: QuestionState;
  readonly AnswerView: AnswerView;
  readonly onGet: (details: UserDetails) => void;
  readonly onRevealed: () => void;
}

const STEPS = [
  m.questions_step_1,
  m.questions_step_2,
  m.questions_step_3,
  m.questions_step_4,
  m.questions_step_5,
  m.questions_step_6,
];

/** What stands below an unlocked question: the button, the progress, the answer or an apology. */
export const QuestionAnswer = ({ state, AnswerView, onGet, onRevealed }: QuestionAnswerProps) => {
  switch (state.kind) {
    case 'answered':
      return <AnswerView answer={state.answer} />;
    case 'unlocked':
      return <Button onClick={() => onGet(state.details)}>{m.questions_get_answer()}</Button>;
    case 'failed':
      return (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-error">{m.questions_sorry({ reason: state.reason })}</p>
          <Button look="outline" onClick={() => onGet(state.details)}>
            {m.questions_get_answer()}
          </Button>
        </div>
      );
    case 'loading':
      return (
        <RisingProgress
          label={m.questions_progress()}
          messages={STEPS.map((text) => text())}
          messageMs={TIMINGS.messageRotation}
          stepMs={TIMINGS.progressStep}
          cap={PROGRESS_CAP}
          since={state.since}
          done={state.answer !== undefined}
          pauseMs={TIMINGS.progressPauseAtEnd}
          onShown={onRevealed}
          seconds={(seconds) => m.questions_seconds({ seconds })}
          slowMs={TIMINGS.progressSlowNotice}
          slowText={m.questions_slow()}
        />
      );
  }
};
