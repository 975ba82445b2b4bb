import type { TrackerEntry } from '../../contract/schemas.ts';
import { MAX_RATING } from '../../contract/symptoms.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { dayOf } from './entry-words.ts';
import { pointsOf } from './rating-line.rules.ts';

/** The size of the SVG in its own units. */
const [WIDTH, HEIGHT] = [420, 244];
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 400, 20, 200];
const DAYS_AT = 232;
const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);
/** Up to so many points are drawn large, more are drawn smaller. */
const FEW = 15;

const summary = (newestFirst: readonly TrackerEntry[]): string => {
  const [last, first] = [newestFirst[0], newestFirst.at(-1)];
  if (!first || !last) return '';
  return m.counselling_history_line({
    first: first.rating,
    firstDay: dayOf(first.savedAt),
    last: last.rating,
    lastDay: dayOf(last.savedAt),
    count: newestFirst.length,
  });
};

const Scale = () =>
  RATINGS.map((rating, index) => {
    const y = TOP + (index / (MAX_RATING - 1)) * (BOTTOM - TOP);
    return (
      <g key={rating}>
        <path d={`M${LEFT} ${y}H${RIGHT}`} className="stroke-line" />
        <text x={14} y={y + 6} fontSize={18} className="fill-ink-2">
          {rating}
        </text>
      </g>
    );
  });

/** The first and last day, below the line; a single day is centred. */
const Days = ({ entries }: RatingLineProps) => {
  const [first = '', last = ''] = [entries.at(-1), entries[0]].map(
    (entry) => entry && dayOf(entry.savedAt),
  );
  const words = { y: DAYS_AT, fontSize: 16, className: 'fill-ink-2' } as const;
  if (first === last)
    return (
      <text x={(LEFT + RIGHT) / 2} textAnchor="middle" {...words}>
        {first}
      </text>
    );
  return (
    <>
      <text x={LEFT} {...words}>
        {first}
      </text>
      <text x={RIGHT} textAnchor="end" {...words}>
        {last}
      </text>
    </>
  );
};

interface RatingLineProps {
  /** Newest first. */
  readonly entries: readonly TrackerEntry[];
}

/** A line chart of ratings over time. Its label says first and last value; the table has all. */
export const RatingLine = ({ entries }: RatingLineProps) => {
  const points = pointsOf(entries).map(({ x, y }) => ({
    x: LEFT + x * (RIGHT - LEFT),
    y: TOP + y * (BOTTOM - TOP),
  }));
  return (
    <figure>
      <svg
        role="img"
        aria-label={summary(entries)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full rounded-card border border-line bg-surface"
      >
        <Scale />
        <Days entries={entries} />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={3}
          strokeLinejoin="round"
          className="stroke-care"
        />
        {points.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={points.length > FEW ? 4 : 6}
            className="fill-care"
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-ink-2">
        {m.counselling_history_scale({
          most: MAX_RATING,
          best: m.counselling_rating_5(),
          worst: m.counselling_rating_1(),
        })}
      </figcaption>
    </figure>
  );
};
