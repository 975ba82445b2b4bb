import { Suspense } from 'react';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { Timeline } from '../pictures/lazy-pictures.ts';
import { useLabels } from '../words/answer-language.tsx';
import { type AnyAnswer, formatMonthRange } from '../words/in-language.ts';

/** The windows of an answer: months, strength and why. */
export const AnswerWindows = ({ windows }: Pick<AnyAnswer, 'windows'>) => {
  const labels = useLabels();
  if (windows.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-col gap-4">
      {windows.map(({ from, to, strength, text }) => (
        <li key={from} className="border-l-4 border-ember-500 pl-4">
          <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {formatMonthRange(labels, from, to)}
            <Badge>{labels.strength[strength]}</Badge>
          </p>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
};

/** The picture of the months; the oldest answers have none. */
export const AnswerTimeline = ({ answer }: { readonly answer: AnyAnswer }) =>
  answer.timeline && (
    <Suspense>
      <Timeline
        months={answer.timeline}
        windows={answer.windows}
        untimed={answer.holdsMinutes === null}
      />
    </Suspense>
  );
