import { useEffect, useRef } from 'react';
import { factWord } from '@dhruva/account/profile/contract/life-fact-words';
import { factsIn } from '@dhruva/account/profile/contract/life-facts';
import type { Question } from '../../contract/catalogue.ts';
import { misfitOf } from '../../contract/questions-that-fit.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import type { BirthForm } from './birth-form.rules.ts';

interface FittingQuestionsProps {
  readonly questionId: Question['id'];
  readonly form: Pick<BirthForm, 'questionFor' | 'facts'>;
  /** Id and text of each question offered. */
  readonly questions: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (id: Question['id']) => void;
}

/** Why a question does not fit what was told, and questions that do. Takes focus when it appears. */
export const FittingQuestions = (props: FittingQuestionsProps) => {
  const { questionFor, facts } = props.form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const given = factsIn(facts);
  const misfit = misfitOf(props.questionId, given);
  const told = (misfit && factWord(given, misfit.fact)) ?? '';
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="birth-fitting"
      className="flex flex-col items-start gap-3 rounded-field bg-info-tint p-4"
    >
      <p id="birth-fitting" className="font-semibold">
        {questionFor === 'self'
          ? m.questions_told_self({ told })
          : m.questions_told_other({ told })}
      </p>
      {props.questions.map(({ value, label }) => (
        <Button key={value} look="outline" onClick={() => props.onChoose(value as Question['id'])}>
          {label}
        </Button>
      ))}
      <p className="text-ink-2">{m.questions_told_correct()}</p>
    </div>
  );
};
