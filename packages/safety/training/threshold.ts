import { isHard, type Line } from './corpus.ts';

/** At most this share of the lines that look like danger and are none is heard, */
const HARD = 0.04;
/** and of those that do not even look like it. */
const PLAIN = 0.04;

interface Told {
  readonly line: Line;
  /** The log-odds of danger. */
  readonly odds: number;
}

const leastFor = (told: readonly Told[], share: number): number => {
  const odds = told.map((each) => each.odds).sort((a, b) => b - a);
  return (odds[Math.floor(odds.length * share)] ?? 0) + 1e-9;
};

/** The least threshold that as few harmless lines reach as may. */
export const thresholdFor = (told: readonly Told[]): number => {
  const harmless = told.filter(({ line }) => line.danger === undefined);
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
