import type { PairClaim } from '@dhruva/jyotish';

/** A claim that is not what it should be, with what is printed about it. */
export interface Finding {
  readonly where: string;
  readonly what: string;
  readonly reason: string;
}

/** Counts of a run, and the first of what it found. */
export interface Tally {
  readonly claims: Map<PairClaim['kind'], number>;
  readonly falseByKind: Map<PairClaim['kind'], number>;
  readonly falseOnes: Finding[];
  readonly uncarried: Finding[];
  /** Claims changed on purpose by kind, and those of them that passed for true. */
  readonly changed: Map<PairClaim['kind'], number>;
  readonly missed: Finding[];
  answers: number;
  /** Claims of the answer that has the fewest. */
  fewest: number;
  sentences: number;
}

export const emptyTally = (): Tally => ({
  claims: new Map(),
  falseByKind: new Map(),
  falseOnes: [],
  uncarried: [],
  changed: new Map(),
  missed: [],
  answers: 0,
  fewest: Infinity,
  sentences: 0,
});

/** Adds one to a count by kind. */
export const countIn = (
  counts: Map<PairClaim['kind'], number>,
  { kind }: Pick<PairClaim, 'kind'>,
): void => {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
};

const SHOWN = 20;

const listed = (title: string, findings: readonly Finding[]): readonly string[] => [
  `${title}: ${findings.length}`,
  ...findings
    .slice(0, SHOWN)
    .map(({ where, what, reason }) => `  ${where}\n    ${what}\n    ${reason}`),
];

const sumOf = (counts: Tally['claims']): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The lines a run prints. */
export const linesOf = (tally: Tally): readonly string[] => {
  const kinds = [...tally.claims].sort(([, a], [, b]) => b - a);
  const total = sumOf(tally.claims);
  return [
    `${tally.answers} answers, ${tally.sentences} sentences, ${total} claims, at least ${tally.fewest} an answer`,
    ...kinds.map(([kind, count]) => {
      const wrong = tally.falseByKind.get(kind) ?? 0;
      return `  ${kind.padEnd(16)}${String(count).padStart(8)}${wrong === 0 ? '' : `, ${wrong} false`}`;
    }),
    ...listed('false', tally.falseOnes),
    ...listed('named and not carried', tally.uncarried),
    ...(tally.changed.size === 0
      ? []
      : [
          `changed on purpose: ${sumOf(tally.changed)} of ${tally.changed.size} kinds`,
          ...listed('of these taken for true', tally.missed),
        ]),
  ];
};

/** Whether everything was as it should be. */
export const isClean = ({ falseOnes, uncarried, missed }: Tally): boolean =>
  falseOnes.length === 0 && uncarried.length === 0 && missed.length === 0;
