import type { Claim } from '@dhruva/jyotish';

/** A claim that is not what it should be, with what is printed about it. */
export interface Finding {
  readonly where: string;
  readonly what: string;
  readonly reason: string;
}

/** Counts of a run, and the first of what it found. */
export interface Tally {
  readonly claims: Map<Claim['kind'], number>;
  readonly falseByKind: Map<Claim['kind'], number>;
  readonly falseOnes: Finding[];
  readonly uncarried: Finding[];
  /** Claims changed on purpose, and those of them that passed for true. */
  changed: number;
  readonly missed: Finding[];
  answers: number;
  sentences: number;
}

export const emptyTally = (): Tally => ({
  claims: new Map(),
  falseByKind: new Map(),
  falseOnes: [],
  uncarried: [],
  changed: 0,
  missed: [],
  answers: 0,
  sentences: 0,
});

/** Adds one to a count by kind. */
export const countIn = (counts: Map<Claim['kind'], number>, { kind }: Claim): void => {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
};

const SHOWN = 20;

const listed = (title: string, findings: readonly Finding[]): readonly string[] => [
  `${title}: ${findings.length}`,
  ...findings
    .slice(0, SHOWN)
    .map(({ where, what, reason }) => `  ${where}\n    ${what}\n    ${reason}`),
];

/** The lines a run prints. */
export const linesOf = (tally: Tally): readonly string[] => {
  const kinds = [...tally.claims].sort(([, a], [, b]) => b - a);
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  return [
    `${tally.answers} answers, ${tally.sentences} sentences, ${total} claims`,
    ...kinds.map(([kind, count]) => {
      const wrong = tally.falseByKind.get(kind) ?? 0;
      return `  ${kind.padEnd(16)}${String(count).padStart(8)}${wrong === 0 ? '' : `, ${wrong} false`}`;
    }),
    ...listed('false', tally.falseOnes),
    ...listed('named and not carried', tally.uncarried),
    ...(tally.changed === 0
      ? []
      : [
          `changed on purpose: ${tally.changed}`,
          ...listed('of these taken for true', tally.missed),
        ]),
  ];
};

/** Whether everything was as it should be. */
export const isClean = ({ falseOnes, uncarried, missed }: Tally): boolean =>
  falseOnes.length === 0 && uncarried.length === 0 && missed.length === 0;
