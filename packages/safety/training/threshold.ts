import { isHard, type Line } from './corpus.ts';

/** At most this share of the lines that look like danger and are none is heard, */
const HARD = 0.04;
/** and of those that do not even look like it. */
const PLAIN = 0.04;
/** Made to mislead, not typed by anybody: learned from, and left out of the share. */
const MISLEADING = 'twin';

interface Told {
  readonly line: Line;
  /** The log-odds of danger. */
  readonly odds: number;
}

/** What is just above the odds that this share of the lines reaches, each writer counted alike however much they wrote. */
const leastFor = (told: readonly Told[], share: number): number => {
  const byWriter = Map.groupBy(told, ({ line }) => line.writer);
  const weightOf = ({ line }: Told): number =>
    1 / ((byWriter.get(line.writer)?.length ?? 1) * byWriter.size);
  let heard = 0;
  for (const each of told.toSorted((a, b) => b.odds - a.odds)) {
    heard += weightOf(each);
    if (heard > share) return each.odds + 1e-9;
  }
  return Number.NEGATIVE_INFINITY;
};

/** The least threshold that as few harmless lines reach as may. */
export const thresholdFor = (told: readonly Told[]): number => {
  const harmless = told.filter(({ line }) => line.danger === undefined && line.kind !== MISLEADING);
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
