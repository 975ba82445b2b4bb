import type { Answer } from '@dhruva/contract/predictions/schemas';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';

type Trend = Answer['trend'];

/** The five steps, least supportive first, as they stand on the scale. */
const STEPS = [
  ['very-demanding', m.answer_trend_very_demanding],
  ['demanding', m.answer_trend_demanding],
  ['mixed', m.answer_trend_mixed],
  ['supportive', m.answer_trend_supportive],
  ['very-supportive', m.answer_trend_very_supportive],
] as const satisfies readonly (readonly [Trend, () => string])[];

interface TrendScaleProps {
  readonly trend: Trend;
  /** What this step means, beginning with its name; the name alone where it is empty. */
  readonly text: string;
}

/** The trend as its place among five steps and in words. */
export const TrendScale = ({ trend, text }: TrendScaleProps) => {
  const place = STEPS.findIndex(([step]) => step === trend);
  return (
    <>
      <div className="mb-2 flex max-w-sm gap-1.5 print:hidden" aria-hidden="true">
        {STEPS.map(([step], index) => (
          <span
            key={step}
            className={classNames(
              'h-2 grow rounded-pill border',
              index <= place ? 'border-flame-line bg-flame' : 'border-control bg-surface-2',
            )}
          />
        ))}
      </div>
      <p className="text-ink-2">{text === '' ? STEPS[place]?.[1]() : text}</p>
    </>
  );
};
