import type { ReactNode } from 'react';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { LAMP } from '@dhruva/web/ui/lamp-paths.ts';
import type { Answer } from '../../contract/schemas.ts';
import { useLabels } from '../words/answer-language.tsx';
import { type AnyAnswer, formatMonthRange } from '../words/in-language.ts';
import { firmnessOfMinutes, nextWindow, TREND_STEPS } from './glances.rules.ts';

interface GlanceProps {
  readonly term: string;
  /** Takes a row of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Glance = ({ term, wide = false, children }: GlanceProps) => (
  <div className={classNames('min-w-0', wide && 'w-full')}>
    <dt className="text-small text-ink-2">{term}</dt>
    <dd className="mt-0.5 flex flex-wrap items-center gap-x-2 font-semibold">{children}</dd>
  </div>
);

/** One to five flames: how supportive a trend is. Its word stands beside it. */
const Flames = ({ trend }: { readonly trend: NonNullable<Answer['trend']> }) => {
  const place = TREND_STEPS.indexOf(trend);
  return (
    <svg aria-hidden="true" viewBox="0 0 90 20" width={90} height={20} className="print:hidden">
      {TREND_STEPS.map((step, index) => (
        <path
          key={step}
          d={LAMP.flame}
          transform={`translate(${index * 18 - 5} -1) scale(0.85)`}
          className={classNames(index > place && 'text-ink-3')}
          fill={index <= place ? 'var(--ember-500)' : 'none'}
          stroke={index <= place ? 'var(--ember-500)' : 'currentColor'}
          strokeWidth="1.4"
        />
      ))}
    </svg>
  );
};

/** A star in a ring that is whole, broken or dotted: how firm an answer is. Its word stands beside it. */
const FirmnessStar = ({ dashes }: { readonly dashes: string | undefined }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={22}
    height={22}
    className="text-chart print:hidden"
  >
    <circle
      cx="12"
      cy="12"
      r="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray={dashes}
    />
    <path
      d="M12 6c.6 3.600 2.400 5.400 6 6-3.600.6-5.400 2.400-6 6-.6-3.600-2.400-5.400-6-6 3.600-.6 5.400-2.400 6-6Z"
      fill="currentColor"
    />
  </svg>
);

const RINGS = { firm: undefined, fair: '7 3.500', hint: '1.500 3' } as const;

/** Three things to see at once: the trend, how sure it is, and the next months that stand out. */
export const Glances = ({ answer }: { readonly answer: AnyAnswer }) => {
  const labels = useLabels();
  const { trend, trendText, holdsMinutes, windows } = answer;
  const firmness = holdsMinutes === null ? undefined : firmnessOfMinutes(holdsMinutes);
  const next = nextWindow(windows, dayInIndia(Date.now()).slice(0, 7));
  if (trend === null && firmness === undefined && next === undefined) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-3">
      {trend !== null && (
        <Glance term={labels.trend} wide>
          <Flames trend={trend} />
          {trendText === '' ? labels.trends[trend] : trendText}
        </Glance>
      )}
      {firmness !== undefined && (
        <Glance term={labels.sure}>
          <FirmnessStar dashes={RINGS[firmness]} />
          {labels.firmnessList.level[firmness]}
        </Glance>
      )}
      {next !== undefined && (
        <Glance term={labels.reading.nextMonths}>
          {formatMonthRange(labels, next.from, next.to)}
        </Glance>
      )}
    </dl>
  );
};
