import { useEffect, useRef } from 'react';
import { Button } from '@dhruva/web/ui/button.tsx';
import type { Choice, Refusal } from './draw.ts';

interface ChoicesProps {
  readonly question: Refusal;
  readonly onChoose: (choice: Choice) => void;
}

/** Asks which of several meanings is meant: it is no error. Takes focus when it appears. */
export const Choices = ({ question, onChoose }: ChoicesProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [question]);
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="first-question"
      className="flex flex-col gap-2 rounded-field bg-info-tint p-3"
    >
      <p id="first-question" className="font-semibold">
        {question.message}
      </p>
      {question.choices.map((choice) => (
        <Button key={choice.label} look="outline" onClick={() => onChoose(choice)}>
          {choice.label}
        </Button>
      ))}
    </div>
  );
};
