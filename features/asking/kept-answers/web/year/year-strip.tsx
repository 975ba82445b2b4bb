import { Link } from 'react-router';
import { type AnswerLanguage, formatMonthRange, LABELS } from '@dhruva/asking/answers/web';
import { useRecordTitle } from '@dhruva/asking/questions/web';
import { Badge } from '@dhruva/web/ui/badge.tsx';
import { YEAR_LABELS } from './year-labels.ts';
import type { Lane } from './year.rules.ts';

const FILLS = { stronger: 'var(--ember-400)', weaker: 'var(--ember-200)' } as const;

const percentOf = (month: number): string => `${((month / 12) * 100).toFixed(2)}%`;

/** The months of one answer as bars; those told earlier are outlines. The months stand in words beside them. */
const Bars = ({ lane: { windows, isEarlier } }: { readonly lane: Lane }) => (
  <svg aria-hidden="true" width="100%" height={34}>
    <rect y={32} width="100%" height={2} fill="var(--border)" />
    {windows.map(({ from, first, last, strength }) => (
      <rect
        key={from}
        x={percentOf(first)}
        y={4}
        width={percentOf(last - first + 1)}
        height={26}
        rx={5}
        fill={isEarlier ? 'none' : FILLS[strength]}
        stroke={isEarlier ? 'var(--text-3)' : 'none'}
        strokeDasharray={isEarlier ? '4 4' : undefined}
      />
    ))}
  </svg>
);

/** One answer: its question, which leads to it, and its months. */
const LaneRow = ({ lane }: { readonly lane: Lane }) => {
  const { title, language } = useRecordTitle(lane.record);
  const words = YEAR_LABELS[language];
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-center">
      <div lang={language}>
        <Link
          to={`/answers?id=${lane.record.id}`}
          className="flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        {lane.windows.map(({ from, to, strength }) => (
          <p key={from} className="text-small text-ink-2">
            {formatMonthRange(LABELS[language], from, to)}
            {lane.isEarlier ? '' : `, ${words.strength[strength]}`}
          </p>
        ))}
        {lane.isEarlier && <Badge>{words.earlier}</Badge>}
      </div>
      <Bars lane={lane} />
    </li>
  );
};

interface YearStripProps {
  readonly lanes: readonly Lane[];
  readonly months: readonly string[];
  readonly language: AnswerLanguage;
}

/** The letters of the twelve months over the bars. */
const Months = ({ months, language }: Pick<YearStripProps, 'months' | 'language'>) => (
  <div aria-hidden="true" className="grid gap-x-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
    <span className="max-sm:hidden" />
    <div className="grid grid-cols-12 text-center text-small text-ink-3">
      {months.map((month) => (
        <span key={month}>{YEAR_LABELS[language].letters[Number(month.slice(5)) - 1]}</span>
      ))}
    </div>
  </div>
);

/** The months of several answers under one another. */
export const YearStrip = ({ lanes, months, language }: YearStripProps) => (
  <>
    <Months {...{ months, language }} />
    <ul>
      {lanes.map((lane) => (
        <LaneRow key={lane.record.id} lane={lane} />
      ))}
    </ul>
  </>
);
