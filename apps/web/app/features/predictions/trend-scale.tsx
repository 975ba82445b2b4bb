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

/** The trend as a word and as its place among five steps. */
export const TrendScale = ({ trend }: { readonly trend: Trend }) => {
  const place = STEPS.findIndex(([step]) => step === trend);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <span className="text-ink-3">{m.answer_trend()}: </span>
        {STEPS[place]?.[1]()}
      </p>
      <div className="flex max-w-sm gap-1.5" aria-hidden="true">
        {STEPS.map(([step], index) => (
          <span
            key={step}
            className={classNames(
              'h-2 grow rounded-pill border border-control',
              index <= place ? 'bg-flame' : 'bg-surface-2',
            )}
          />
        ))}
      </div>
    </div>
  );
};
