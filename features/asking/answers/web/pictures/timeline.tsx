import type { Answer, TimelineMonth } from '../../contract/schemas.ts';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { useLabels } from '../words/answer-language.tsx';
import { formatMonthRange } from '../words/in-language.ts';
import { TimelineTable } from './timeline-table.tsx';
import { bandOf, barsOf, PICTURE, xOfDay, yearsOf } from './timeline.rules.ts';

interface TimelineProps {
  readonly months: readonly TimelineMonth[];
  readonly windows: Answer['windows'];
  /** The birth time is unknown. */
  readonly untimed?: boolean;
}

const TOP = 18;
const BOTTOM = 172;
/** The two lanes: their base lines and labels. */
const LANES = [
  { field: 'dasha', name: 36, base: 67, colour: 'var(--tick)' },
  { field: 'transit', name: 112, base: 143, colour: 'var(--chart-line)' },
] as const;
const TODAY_LABEL_WIDTH = 40;

const Windows = ({ months, windows }: TimelineProps) =>
  windows.map((window) => {
    const band = bandOf(window, months);
    return (
      band && (
        <g key={window.from}>
          <rect {...band} y={TOP} height={BOTTOM - TOP} fill="var(--surface-2)" />
          <path
            d={`M${band.x} ${TOP + 5}V${TOP}h${band.width}v5`}
            fill="none"
            stroke="var(--text-2)"
            strokeWidth={window.strength === 'stronger' ? 2.5 : 1.5}
            strokeDasharray={window.strength === 'stronger' ? undefined : '4 3'}
          />
        </g>
      )
    );
  });

const Lanes = ({ months }: Pick<TimelineProps, 'months'>) => {
  const labels = useLabels().timeline;
  return LANES.map(({ field, name, base, colour }) => {
    const values = months.map((month) => month[field]);
    return (
      <g key={field}>
        <path d={barsOf(values, { base, side: 'above' })} fill={colour} />
        <path
          d={barsOf(values, { base, side: 'below' })}
          fill={colour}
          fillOpacity="0.45"
          stroke={colour}
        />
        <path
          d={`M${PICTURE.left} ${base}H${PICTURE.right}`}
          stroke="var(--border-control)"
          strokeWidth="1"
        />
        <text x={PICTURE.right} y={name} fontSize="12" textAnchor="end" fill="currentColor">
          {labels[field]}
        </text>
      </g>
    );
  });
};

const Years = ({ months }: Pick<TimelineProps, 'months'>) =>
  yearsOf(months).map(({ year, x, named }) => (
    <g key={year}>
      <path d={`M${x} ${BOTTOM}v5`} stroke="var(--border-control)" />
      {named && (
        <text x={x} y={BOTTOM + 17} fontSize="12" fill="var(--text-3)">
          {year}
        </text>
      )}
    </g>
  ));

const Today = ({ months }: Pick<TimelineProps, 'months'>) => {
  const labels = useLabels().timeline;
  const x = xOfDay(dayInIndia(Date.now()), months);
  if (x === undefined) return null;
  return (
    <g>
      <path
        d={`M${x} ${TOP - 4}V${BOTTOM}`}
        stroke="currentColor"
        strokeDasharray="1 3"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <text
        x={x}
        y={TOP - 7}
        fontSize="12"
        fill="currentColor"
        textAnchor={x > PICTURE.right - TODAY_LABEL_WIDTH ? 'end' : 'start'}
      >
        {labels.today}
      </text>
    </g>
  );
};

/** Support by dasha and transits in each month, as a chart and as a table. */
export const Timeline = ({ months, windows, untimed = false }: TimelineProps) => {
  const labels = useLabels();
  const { lead, shaded } = labels.timeline;
  const leads = [lead, windows.length > 0 && shaded, untimed && labels.timeline.untimed];
  const stretches = windows.map(({ from, to }) => formatMonthRange(labels, from, to)).join('; ');
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <figure className="mt-5">
      <figcaption className="font-semibold">{labels.timeline.title}</figcaption>
      <p className="mb-2 text-small text-ink-2">{leads.filter(Boolean).join(' ')}</p>
      <svg
        role="img"
        aria-label={labels.timeline.picture(
          formatMonthRange(labels, first, first),
          formatMonthRange(labels, last, last),
          stretches || labels.timeline.noWindows,
        )}
        viewBox={`0 0 ${PICTURE.width} ${BOTTOM + 22}`}
        className="w-full max-w-100 font-text"
      >
        <Windows months={months} windows={windows} />
        <Lanes months={months} />
        <Years months={months} />
        <Today months={months} />
      </svg>
      <TimelineTable months={months} windows={windows} />
    </figure>
  );
};
