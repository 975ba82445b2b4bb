import { isHard, type Line } from './corpus.ts';

/** At most this share of the lines that look like danger and are none may be detected as danger. */
export const HARD = 0.04;
/** The same for harmless lines that do not look like danger. */
const PLAIN = 0.04;
/** Whether a line counts in a share: those made to mislead, not typed by anybody, are only learned from. */
export const isCounted = ({ kind }: Line): boolean => kind !== 'twin';

interface Told {
  readonly line: Line;
  /** The log-odds of danger. */
  readonly odds: number;
}

/** Of fewer lines a share says nothing. */
const FEWEST_LINES = 50;

/** What is just above the odds that this share of the lines reaches. */
export const leastForOne = (told: readonly Told[], share: number): number => {
  const odds = told.map((each) => each.odds).sort((a, b) => b - a);
  return (odds[Math.floor(odds.length * share)] ?? 0) + 1e-9;
};

/** The least threshold that this share of the lines of the median writer reaches. */
const leastFor = (told: readonly Told[], share: number): number => {
  const each = [...Map.groupBy(told, ({ line }) => line.writer).values()]
    .filter((lines) => lines.length >= FEWEST_LINES)
    .map((lines) => leastForOne(lines, share))
    .sort((a, b) => a - b);
  return each[Math.floor(each.length / 2)] ?? 0;
};

/** The least threshold that as few harmless lines reach as may. */
export const thresholdFor = (told: readonly Told[]): number => {
  const harmless = told.filter(({ line }) => line.danger === undefined && isCounted(line));
  return Math.max(
    leastFor(
      harmless.filter(({ line }) => isHard(line)),
      HARD,
    ),
    leastFor(
      harmless.filter(({ line }) => !isHard(line)),
      PLAIN,
    ),
  );
};
