import { type ReactNode, Suspense } from 'react';
import type { Answer } from '../../contract/schemas.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { useLabels } from '../words/answer-language.tsx';
import { AnswerFactors } from './answer-factors.tsx';
import { Part } from './answer-parts.tsx';

interface AstrologyFoldProps {
  readonly factors: Answer['factors'];
  readonly tables?: ReactNode;
}

/** The reasons of an answer with their sources, and its tables; closed on the screen, open on paper. */
export const AstrologyFold = ({ factors, tables }: AstrologyFoldProps) => {
  const labels = useLabels();
  const { astrology, inside } = labels.reading;
  return (
    <details className="printed-open group rounded-card border border-line print:border-0">
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 py-3 hover:text-link sm:px-6 print:px-0 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <span className="block font-heading text-lead leading-(--lh-head) font-bold">
            {astrology}
          </span>
          <span className="block text-small text-ink-2">{inside}</span>
        </span>
        <Icon name="chevronDown" size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-6 sm:px-6 print:block print:px-0 print:*:mb-4">
        <Part title={labels.why}>
          <AnswerFactors factors={factors} />
        </Part>
        <Suspense>{tables}</Suspense>
      </div>
    </details>
  );
};
