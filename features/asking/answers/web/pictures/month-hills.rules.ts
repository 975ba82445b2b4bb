import type { Answer, TimelineMonth } from '../../contract/schemas.ts';

type Window = Pick<Answer['windows'][number], 'from' | 'to' | 'strength'>;

/** Dimensions of the picture of one year, in SVG units: twelve columns, and a hill of at most `height`. */
export const YEAR = { column: 25, width: 300, height: 46, base: 54 } as const;

/** The least difference between months that fills the height: less than that is told as about the same. */
const LEAST_SPAN = 2;
/** The height of the lowest hill. */
const LOWEST = 0.15;

/** One month of a year; `height` from 0 to 1, undefined where the timeline has no such month. */
interface HillMonth {
  readonly month: string;
  readonly height: number | undefined;
  readonly strength: Window['strength'] | undefined;
}

/** A calendar year of the timeline with its twelve months. */
export interface HillYear {
  readonly year: string;
  readonly months: readonly HillMonth[];
}

const supportOf = ({ dasha, transit }: TimelineMonth): number => dasha + transit;

/** Heights between the lowest and the highest month of the timeline. */
const heightsOf = (timeline: readonly TimelineMonth[]): ReadonlyMap<string, number> => {
  const values = timeline.map(supportOf);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const middle = (low + high) / 2;
  const span = Math.max(high - low, LEAST_SPAN);
  const scaled = (value: number): number => (value - middle) / span + 0.5;
  return new Map(
    timeline.map((each) => [each.month, LOWEST + (1 - LOWEST) * scaled(supportOf(each))]),
  );
};

const LEAST_YEARS = 3;

/** The last year to show: that of the last window, and three years in any case. */
const lastYear = (first: string, windows: readonly Window[]): string =>
  [String(Number(first) + LEAST_YEARS - 1), ...windows.map(({ to }) => to.slice(0, 4))]
    .toSorted()
    .at(-1) ?? first;

/** The timeline by calendar year, as far as its windows reach. */
export const hillYears = (
  timeline: readonly TimelineMonth[],
  windows: readonly Window[],
): readonly HillYear[] => {
  const first = timeline[0]?.month.slice(0, 4);
  if (first === undefined) return [];
  const last = lastYear(first, windows);
  const heights = heightsOf(timeline);
  const years = [...new Set(timeline.map(({ month }) => month.slice(0, 4)))];
  return years
    .filter((year) => year <= last)
    .map((year) => ({
      year,
      months: Array.from({ length: 12 }, (_, index) => {
        const month = `${year}-${String(index + 1).padStart(2, '0')}`;
        return {
          month,
          height: heights.get(month),
          strength: windows.find(({ from, to }) => from <= month && month <= to)?.strength,
        };
      }),
    }));
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a year's hills as a closed SVG path; one smooth line from month to month. */
export const hillPath = (months: HillYear['months']): string => {
  const points = months.flatMap(({ height }, index) =>
    height === undefined
      ? []
      : [{ x: (index + 0.5) * YEAR.column, y: round(YEAR.base - height * YEAR.height) }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const half = YEAR.column / 2;
  const line = points.slice(1).map(({ x, y }, at) => {
    const before = points[at] ?? first;
    return `C${before.x + half} ${before.y} ${x - half} ${y} ${x} ${y}`;
  });
  return `M${first.x - half} ${YEAR.base}V${first.y}H${first.x}${line.join('')}H${last.x + half}V${YEAR.base}Z`;
};
