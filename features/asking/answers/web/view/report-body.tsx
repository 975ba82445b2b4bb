import { Suspense } from 'react';
import { useLabels } from '../words/answer-language.tsx';
import { firstSentence } from '../words/in-language.ts';
import { AnswerFactors } from './answer-factors.tsx';
import { AnswerTimeline, AnswerWindows } from './answer-windows.tsx';
import { AnswerHead } from '../head/answer-head.tsx';
import { type AnswerBodyProps, Part, ANSWER_GRID, Rail } from './answer-parts.tsx';
import { TrendScale } from '../head/trend-scale.tsx';

/** The direct answer: its first sentence is emphasised. */
const Direct = ({ text }: { readonly text: string }) => {
  const first = firstSentence(text);
  return (
    <p className="text-lead">
      <span className="font-semibold">{first}</span>
      {text.slice(first.length)}
    </p>
  );
};

/**
 * An answer of shape 1, as it was shown when it was told: direct answer, windows and reasons, confidence and
 * advice; beside or below them its details.
 */
export const ReportBody = ({ answer, tables, details, frame }: AnswerBodyProps) => {
  const labels = useLabels();
  return (
    <article>
      <AnswerHead answer={answer} above={frame?.above} />
      <div className={ANSWER_GRID}>
        <div className="flex max-w-measure min-w-0 flex-col gap-6">
          <Direct text={answer.direct} />
          {answer.trend !== null && (
            <Part title={labels.trend}>
              <TrendScale trend={answer.trend} text={answer.trendText} />
            </Part>
          )}
          {(answer.windows.length > 0 || answer.windowsNote !== '') && (
            <Part title={labels.when}>
              <AnswerWindows windows={answer.windows} />
              {answer.windowsNote !== '' && <p className="text-ink-2">{answer.windowsNote}</p>}
              <AnswerTimeline answer={answer} />
            </Part>
          )}
          <Part title={labels.why}>
            <AnswerFactors factors={answer.factors} />
          </Part>
          <Part title={labels.sure}>
            <p className="text-ink-2">{answer.sure}</p>
          </Part>
          {answer.advice.length > 0 && (
            <Part title={labels.todo}>
              <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
                {answer.advice.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Part>
          )}
          <p className="text-small text-ink-3">{answer.caveat}</p>
          <Suspense>{tables}</Suspense>
        </div>
        <Rail details={details} frame={frame} />
      </div>
    </article>
  );
};
