import type { ReactNode } from 'react';
import { SkyBand } from '@dhruva/web/ui/sky-band.tsx';
import { useLabels } from '../words/answer-language.tsx';
import { type AnyAnswer, formatDate } from '../words/in-language.ts';
import { LanguageSwitch } from '../words/language-switch.tsx';

interface AnswerHeadProps {
  readonly answer: AnyAnswer;
  readonly above: ReactNode;
  /** The verdict, where there is one. */
  readonly children?: ReactNode;
}

/** The head of an answer on a band of sky: the way back, the language, the question, and what is said first. */
export const AnswerHead = ({ answer, above, children }: AnswerHeadProps) => {
  const labels = useLabels();
  const { names } = answer;
  return (
    <SkyBand className="pb-14 sm:pb-24 print:pb-0">
      <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 sm:pt-6 print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          {above}
          {answer.hi && (
            <div className="[--surface-2:var(--night-700)] [--surface:transparent]">
              <LanguageSwitch />
            </div>
          )}
        </div>
        <div className="mt-6 max-w-3xl sm:mt-10 print:mt-0">
          <h1
            tabIndex={-1}
            className="font-text text-lead leading-snug font-semibold text-brass-300 print:hidden"
          >
            {answer.question}
          </h1>
          <p className="mt-1 text-small text-ink-2">
            {names && `${labels.kept.about(names)} · `}
            {labels.kept.askedOn(formatDate(labels, answer.asOf))}
          </p>
          {names?.self && (
            <p className="mt-1 text-small text-ink-2">{labels.kept.youMeans(names.self)}</p>
          )}
          {children}
        </div>
      </div>
    </SkyBand>
  );
};
