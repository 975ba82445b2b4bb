import { Suspense } from 'react';
import { useLabels } from '../words/answer-language.tsx';
import { AnswerFactors } from './answer-factors.tsx';
import { AnswerTimeline, AnswerWindows } from './answer-windows.tsx';
import { type AnswerBodyProps, Part } from './part.tsx';
import { TrendScale } from './trend-scale.tsx';

const FIRST_SENTENCE = /^.*?[.!?।](?=\s|$)/s;

/** The direct answer: its first sentence is emphasised. */
const Direct = ({ text }: { readonly text: string }) => {
  const [first = text] = FIRST_SENTENCE.exec(text) ?? [];
  return (
    <p className="text-lead">
      <span className="font-semibold">{first}</span>
      {text.slice(first.length)}
    </p>
  );
};

/**
 * An answer of shape 1, as it was shown when it was told: direct answer, windows and reasons; beside or below
 * them confidence, advice and details.
 */
export const ReportBody = ({ answer, tables, details }: AnswerBodyProps) => {
  const labels = useLabels();
  return (
    <article className="@container">
      <div className="flex flex-col gap-6 @3xl:flex-row @3xl:gap-12">
        <div className="flex max-w-measure grow flex-col gap-6">
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
        </div>
        <div className="flex max-w-measure flex-col gap-6 @3xl:w-80 @3xl:shrink-0">
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
          {details}
          <p className="text-small text-ink-3">{answer.caveat}</p>
        </div>
      </div>
      <Suspense>{tables && <div className="mt-6 max-w-3xl">{tables}</div>}</Suspense>
    </article>
  );
};
