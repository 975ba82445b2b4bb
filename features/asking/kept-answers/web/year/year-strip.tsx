import { Link } from 'react-router';
import { formatMonthRange, LABELS } from '@dhruva/asking/answers/web';
import { useRecordTitle } from '@dhruva/asking/questions/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import type { Lane } from './year.rules.ts';

const COLUMN = 20;
const HEIGHT = 26;
const FILLS = { stronger: 'var(--ember-400)', weaker: 'var(--ember-200)' } as const;

/** The months of one answer as bars; those told earlier are outlines. The months stand in words beside them. */
const Bars = ({ lane: { windows, isEarlier } }: { readonly lane: Lane }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${12 * COLUMN} ${HEIGHT}`} className="w-full">
    <path d={`M0 ${HEIGHT - 1}H${12 * COLUMN}`} stroke="var(--border)" strokeWidth="1" />
    {windows.map(({ from, first, last, strength }) => (
      <rect
        key={from}
        x={first * COLUMN + 1}
        y={4}
        width={(last - first + 1) * COLUMN - 2}
        height={HEIGHT - 9}
        rx={4}
        fill={isEarlier ? 'none' : FILLS[strength]}
        stroke={isEarlier ? 'var(--text-3)' : 'none'}
        strokeDasharray={isEarlier ? '3 3' : undefined}
      />
    ))}
  </svg>
);

/** One answer: its question, which leads to it, and its months. */
const LaneRow = ({ lane }: { readonly lane: Lane }) => {
  const { title, language } = useRecordTitle(lane.record);
  const labels = LABELS[language];
  const words = { stronger: m.year_stronger(), weaker: m.year_weaker() };
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-center">
      <div>
        <Link
          to={`/answers?id=${lane.record.id}`}
          lang={language}
          className="flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        {lane.windows.map(({ from, to, strength }) => (
          <p key={from} className="text-small text-ink-2">
            <span lang={language}>{formatMonthRange(labels, from, to)}</span>
            {lane.isEarlier ? '' : `, ${words[strength]}`}
          </p>
        ))}
        {lane.isEarlier && <Badge>{m.year_earlier()}</Badge>}
      </div>
      <Bars lane={lane} />
    </li>
  );
};

/** The letters of the twelve months over the bars. */
const Months = ({ months }: { readonly months: readonly string[] }) => (
  <div aria-hidden="true" className="grid gap-x-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
    <span className="max-sm:hidden" />
    <div className="grid grid-cols-12 text-center text-small text-ink-3">
      {months.map((month) => (
        <span key={month}>{LABELS.en.months[Number(month.slice(5)) - 1]?.[0]}</span>
      ))}
    </div>
  </div>
);

interface YearStripProps {
  readonly lanes: readonly Lane[];
  readonly months: readonly string[];
}

/** The months of several answers under one another. */
export const YearStrip = ({ lanes, months }: YearStripProps) => (
  <>
    <Months months={months} />
    <ul>
      {lanes.map((lane) => (
        <LaneRow key={lane.record.id} lane={lane} />
      ))}
    </ul>
  </>
);
