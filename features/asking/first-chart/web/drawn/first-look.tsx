import { LABELS, LanguageSwitch, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { FirstChart } from '../../contract/schemas.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { Facts } from './facts.tsx';
import { FirstAsks } from './first-asks.tsx';

interface FirstLookProps {
  readonly chart: FirstChart;
  readonly isNew: boolean;
  /** Back to the form. */
  readonly onCorrect: () => void;
}

/** Whose chart it is, in words, with what must be said of place and clock. */
const Born = ({ chart: { birth }, onCorrect }: Pick<FirstLookProps, 'chart' | 'onCorrect'>) => (
  <div className="mt-2 text-center text-ink-2">
    <p>
      {birth.timeUnknown ? m.first_chart_untimed({ date: birth.inWords }) : birth.inWords},{' '}
      {birth.place.label}{' '}
      <button
        type="button"
        className="ml-1 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        onClick={onCorrect}
      >
        {m.first_chart_change()}
      </button>
    </p>
    {birth.remarks.map(({ code, text }) => (
      <p key={code} className="text-small text-ink-3">
        {text}
      </p>
    ))}
  </div>
);

/** What a birth shows at the first look: its chart, the facts, and four questions to ask. */
export const FirstLook = ({ chart, isNew, onCorrect }: FirstLookProps) => {
  const { language } = useAnswerLanguage();
  const { unsteady } = LABELS[language].chart;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-center md:gap-12">
      <div>
        <div className="mx-auto max-w-60 sm:max-w-80">
          <DrawnChart chart={chart.chart} />
        </div>
        <Born chart={chart} onCorrect={onCorrect} />
        {!chart.chart.steady && (
          <p lang={language} className="text-center text-small text-ink-3">
            {unsteady}
          </p>
        )}
        <div className="on-paper mt-3 flex justify-center text-ink">
          <LanguageSwitch />
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <Facts chart={chart} focused={isNew} />
        <FirstAsks firmness={chart.firmness} />
      </div>
    </div>
  );
};
