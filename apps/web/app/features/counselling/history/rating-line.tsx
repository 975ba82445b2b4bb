import type { CounsellingEntry } from '@dhruva/contract/counselling/schemas';
import { MAX_RATING } from '@dhruva/contract/catalogue/symptoms';
import { m } from '../../../paraglide/messages.js';
import { dayOf } from './entry-words.ts';
import { pointsOf } from './rating-line.rules.ts';

/** The picture's own units. */
const [WIDTH, HEIGHT] = [420, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 404, 20, 200];
const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index);

const summary = (newestFirst: readonly CounsellingEntry[]): string => {
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

/** The rating over time as a line. It says in words where it begins and ends; the table holds every value. */
export const RatingLine = ({ entries }: { readonly entries: readonly CounsellingEntry[] }) => {
  const points = pointsOf(entries).map(({ x, y }) => ({
    x: LEFT + x * (RIGHT - LEFT),
    y: TOP + y * (BOTTOM - TOP),
  }));
  return (
    <svg
      role="img"
      aria-label={summary(entries)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full rounded-card border border-line bg-surface"
    >
      {RATINGS.map((rating, index) => {
        const y = TOP + (index / (MAX_RATING - 1)) * (BOTTOM - TOP);
        return (
          <g key={rating}>
            <path d={`M${LEFT} ${y}H${RIGHT}`} className="stroke-line" />
            <text x={14} y={y + 6} fontSize={18} className="fill-ink-2">
              {rating}
            </text>
          </g>
        );
      })}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={3}
        strokeLinejoin="round"
        className="stroke-care"
      />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className="fill-care" />
      ))}
    </svg>
  );
};
