import type { Answer, TimelineMonth } from '../../contract/schemas.ts';

type Window = Pick<Answer['windows'][number], 'from' | 'to' | 'strength'>;

/** Dimensions of the timeline in SVG units; a bar is at most `reach` high, which stands for a value of `limit`. */
export const PICTURE = { width: 280, left: 2, right: 278, reach: 25, limit: 2.5 } as const;

const SPAN = PICTURE.right - PICTURE.left;

const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Rounds to one decimal, which keeps the SVG short. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The x coordinate where a month begins; `count` months share the width. */
const xOfMonth = (index: number, count: number): number =>
  roundToTenth(PICTURE.left + (SPAN * index) / count);

/** The bars above or below one base line, as an SVG path; consecutive months of equal value form one bar. */
export const barsOf = (
  values: readonly number[],
  { base, side }: { readonly base: number; readonly side: 'above' | 'below' },
): string => {
  const sign = side === 'above' ? 1 : -1;
  const edges = values.flatMap((value, index) =>
    index === 0 || value !== values[index - 1] ? [index] : [],
  );
  return edges
    .map((from, place) => ({ from, to: edges[place + 1] ?? values.length }))
    .filter(({ from }) => (values[from] ?? 0) * sign > 0)
    .map(({ from, to }) => {
      const [x, end] = [xOfMonth(from, values.length), xOfMonth(to, values.length)];
      const height = roundToTenth(((values[from] ?? 0) / PICTURE.limit) * PICTURE.reach);
      return `M${x} ${base}H${end}V${roundToTenth(base - height)}H${x}Z`;
    })
    .join('');
};

/** The horizontal band of a window; undefined where it lies outside the timeline. */
export const bandOf = (
  { from, to }: Window,
  months: readonly TimelineMonth[],
): { readonly x: number; readonly width: number } | undefined => {
  const first = months.findIndex(({ month }) => month >= from);
  const last = months.findLastIndex(({ month }) => month <= to);
  if (first < 0 || last < first) return undefined;
  const x = xOfMonth(first, months.length);
  return { x, width: roundToTenth(xOfMonth(last + 1, months.length) - x) };
};

/** The x coordinate of a day (`YYYY-MM-DD`); undefined outside the timeline. */
export const xOfDay = (day: string, months: readonly TimelineMonth[]): number | undefined => {
  const index = months.findIndex(({ month }) => month === day.slice(0, 7));
  return index < 0
    ? undefined
    : xOfMonth(index + (Number(day.slice(8, 10)) - 1) / 31, months.length);
};

const YEAR_LABEL_WIDTH = 32;

/** The x coordinate of each year, and whether its label fits. */
export const yearsOf = (
  months: readonly TimelineMonth[],
): readonly { readonly year: string; readonly x: number; readonly named: boolean }[] => {
  const years = months.flatMap(({ month }, index) =>
    index === 0 || month.endsWith('-01')
      ? [{ year: month.slice(0, 4), x: xOfMonth(index, months.length) }]
      : [],
  );
  return years.map(({ year, x }, place) => {
    const widthLeft = (years[place + 1]?.x ?? PICTURE.right + YEAR_LABEL_WIDTH) - x;
    return {
      year,
      x,
      named: widthLeft >= YEAR_LABEL_WIDTH && x + YEAR_LABEL_WIDTH <= PICTURE.right + 2,
    };
  });
};

/** Consecutive months of equal levels. */
export interface Run extends Pick<TimelineMonth, 'dasha' | 'transit'> {
  readonly from: string;
  readonly to: string;
  readonly strength: Window['strength'] | undefined;
}

/** Groups the timeline into the rows of its table. */
export const runsOf = (
  months: readonly TimelineMonth[],
  windows: readonly Window[],
): readonly Run[] => {
  const runs: Run[] = [];
  for (const { month, dasha, transit } of months) {
    const strength = windows.find(({ from, to }) => from <= month && month <= to)?.strength;
    const last = runs.at(-1);
    const same = last?.dasha === dasha && last.transit === transit && last.strength === strength;
    if (last && same && numberOf(month) === numberOf(last.to) + 1)
      runs[runs.length - 1] = { ...last, to: month };
    else runs.push({ from: month, to: month, dasha, transit, strength });
  }
  return runs;
};

const LEVELS = [1.5, 0.5, -0.5, -1.5] as const;

/** The index of the word for a value: 0 = far above average … 4 = far below. */
export const levelOf = (value: number): 0 | 1 | 2 | 3 | 4 => {
  const level = LEVELS.findIndex((least) => value >= least);
  return (level < 0 ? LEVELS.length : level) as 0 | 1 | 2 | 3 | 4;
};

/** Formats a value with its sign: "+1.2", "−0.4", "0". */
export const signed = (value: number): string =>
  `${value > 0 ? '+' : ''}${value}`.replace('-', '−');
