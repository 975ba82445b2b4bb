import { useEffect, useRef } from 'react';
import { PROGRESS_CAP, TIMINGS } from '@dhruva/kernel/timings';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { RisingProgress } from '@dhruva/web/ui/rising-progress.tsx';
import type { AnswerState } from './answer-state.ts';
import { type Delivered, DeliveredAnswer } from './delivered.tsx';
import { loadPicturesAhead } from './pictures/lazy-pictures.ts';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

interface AnswerPanelProps<Details> {
  readonly state: AnswerState<Details, Delivered>;
  /** Status texts that rotate while the answer is made. */
  readonly steps: readonly string[];
  /** Another answer is being made. */
  readonly disabled?: boolean;
  readonly onGet: (details: Details) => void;
  readonly onRevealed: () => void;
}

/** The panel below an unlocked question: button, progress, the way to the answer, or failure. */
export const AnswerPanel = <Details,>(props: AnswerPanelProps<Details>) => {
  const { state, disabled = false, onGet } = props;
  const latest = useRef(props.onRevealed);
  useEffect(() => {
    latest.current = props.onRevealed;
  });
  const reveal = useRef(() => latest.current());
  const isLoading = state.kind === 'loading';
  useEffect(() => {
    if (isLoading) loadPicturesAhead();
  }, [isLoading]);
  switch (state.kind) {
    case 'answered':
      return typeof state.answer === 'string' ? (
        <p className="whitespace-pre-line">{state.answer}</p>
      ) : (
        <DeliveredAnswer answer={state.answer} />
      );
    case 'unlocked':
      return (
        <Button className="self-start" disabled={disabled} onClick={() => onGet(state.details)}>
          {m.answer_get()}
        </Button>
      );
    case 'failed':
      return (
        <RetryNote
          text={m.answer_sorry({ reason: state.reason })}
          label={m.answer_get()}
          disabled={disabled}
          onRetry={() => onGet(state.details)}
        />
      );
    case 'loading':
      return (
        <RisingProgress
          label={m.answer_progress()}
          messages={props.steps}
          messageMs={TIMINGS.messageRotation}
          stepMs={TIMINGS.progressStep}
          cap={PROGRESS_CAP}
          since={state.since}
          done={state.answer !== undefined}
          pauseMs={TIMINGS.progressPauseAtEnd}
          onShown={reveal.current}
          seconds={(seconds) => m.answer_seconds({ seconds })}
          slowMs={TIMINGS.progressSlowNotice}
          slowText={m.answer_slow()}
        />
      );
  }
};
