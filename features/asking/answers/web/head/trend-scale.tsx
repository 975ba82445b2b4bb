import type { Answer } from '../../contract/schemas.ts';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { useLabels } from '../words/answer-language.tsx';
import { TREND_STEPS } from './glances.rules.ts';

type Trend = NonNullable<Answer['trend']>;

interface TrendScaleProps {
  readonly trend: Trend;
  /** Explanation of the step, beginning with its name; if empty, only the name is shown. */
  readonly text: string;
}

/** The trend as a position on five steps, and in words. */
export const TrendScale = ({ trend, text }: TrendScaleProps) => {
  const { trends } = useLabels();
  const place = TREND_STEPS.indexOf(trend);
  return (
    <>
      <div className="mb-2 flex max-w-sm gap-1.5 print:hidden" aria-hidden="true">
        {TREND_STEPS.map((step, index) => (
          <span
            key={step}
            className={classNames(
              'h-2 grow rounded-pill border',
              index <= place ? 'border-flame-line bg-flame' : 'border-control bg-surface-2',
            )}
          />
        ))}
      </div>
      <p className="text-ink-2">{text === '' ? trends[trend] : text}</p>
    </>
  );
};
