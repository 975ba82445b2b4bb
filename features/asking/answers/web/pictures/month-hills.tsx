import type { Answer, TimelineMonth } from '../../contract/schemas.ts';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { useLabels } from '../words/answer-language.tsx';
import { formatMonth, formatMonthRange } from '../words/in-language.ts';
import { type HillYear, hillPath, hillYears, YEAR } from './month-hills.rules.ts';

interface MonthHillsProps {
  readonly months: readonly TimelineMonth[];
  readonly windows: Answer['windows'];
}

const FILLS = { stronger: 'var(--ember-400)', weaker: 'var(--ember-200)' } as const;

/** The first letter of a month as it is written, with its vowel sign. */
const letterOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
};

const Today = ({ year }: { readonly year: string }) => {
  const today = dayInIndia(Date.now());
  if (today.slice(0, 4) !== year) return null;
  const x = (Number(today.slice(5, 7)) - 1 + (Number(today.slice(8)) - 1) / 31) * YEAR.column;
  return (
    <path
      d={`M${x} 2V${YEAR.base}`}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2 3"
      strokeLinecap="round"
    />
  );
};

const Year = ({ year: { year, months }, id }: { readonly year: HillYear; readonly id: string }) => {
  const names = useLabels().months;
  return (
    <div>
      <p className="font-semibold tabular-nums">{year}</p>
      <svg viewBox={`0 0 ${YEAR.width} ${YEAR.base + 1}`} className="w-full">
        <clipPath id={id}>
          <path d={hillPath(months)} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect width={YEAR.width} height={YEAR.base} fill="var(--border)" />
          {months.map(({ month, strength }, index) =>
            strength === undefined ? null : (
              <rect
                key={month}
                x={index * YEAR.column}
                width={YEAR.column}
                height={YEAR.base}
                fill={FILLS[strength]}
              />
            ),
          )}
        </g>
        <path d={`M0 ${YEAR.base}H${YEAR.width}`} stroke="var(--border-control)" />
        <Today year={year} />
      </svg>
      <div className="grid grid-cols-12 text-center text-small leading-tight">
        {months.map(({ month, strength }, index) => (
          <span key={month} className={strength ? 'font-semibold text-ink' : 'text-ink-3'}>
            {letterOf(names[index] ?? '')}
          </span>
        ))}
      </div>
    </div>
  );
};

const Legend = ({ windows }: Pick<MonthHillsProps, 'windows'>) => {
  const labels = useLabels();
  const told = (['stronger', 'weaker'] as const).filter((strength) =>
    windows.some((window) => window.strength === strength),
  );
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
      {told.map((strength) => (
        <span key={strength} className="flex items-center gap-2">
          <svg viewBox="0 0 12 12" width={12} height={12}>
            <rect width={12} height={12} rx={3} fill={FILLS[strength]} />
          </svg>
          {labels.strength[strength]}
        </span>
      ))}
      <span className="flex items-center gap-2">
        <svg viewBox="0 0 2 14" width={2} height={14}>
          <path d="M1 0v14" stroke="currentColor" strokeWidth="2" strokeDasharray="2 3" />
        </svg>
        {labels.timeline.today}
      </span>
    </p>
  );
};

/** The months ahead to read like a calendar: a row of hills for each year, the windows in colour. */
export const MonthHills = ({ months, windows }: MonthHillsProps) => {
  const labels = useLabels();
  const years = hillYears(months, windows);
  const [first, last] = [months[0]?.month ?? '', years.at(-1)?.months.at(-1)?.month ?? ''];
  const stretches = windows.map(({ from, to }) => formatMonthRange(labels, from, to)).join('; ');
  return (
    <figure
      role="img"
      aria-label={labels.reading.hills(
        formatMonth(labels, first),
        formatMonth(labels, last),
        stretches === '' ? labels.timeline.noWindows : stretches,
      )}
      className="mb-5 flex flex-col gap-2"
    >
      <Legend windows={windows} />
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {years.map((year) => (
          <Year key={year.year} year={year} id={`hills-${year.year}`} />
        ))}
      </div>
    </figure>
  );
};
