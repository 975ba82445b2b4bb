/** The Lighthouse scores and metrics of a page. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  /** Largest contentful paint and total blocking time in ms; cumulative layout shift. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const LEAST = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

export type Kind = keyof typeof LEAST;

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The median of each number. */
export const medianOf = (runs: readonly Scores[]): Scores => {
  const of = (key: keyof Scores): number => middle(runs.map((run) => run[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  };
};

/** The scores below their minimum, in words. */
export const shortOf = (scores: Scores): readonly string[] =>
  Object.entries(LEAST).flatMap(([kind, least]) => {
    const reached = scores[kind as Kind];
    return reached < least ? [`${kind} ${reached} < ${least}`] : [];
  });

/** Formats scores as a table row. */
export const lineOf = (scores: Scores): string =>
  [
    ...Object.keys(LEAST).map((kind) => String(scores[kind as Kind]).padStart(5)),
    `${(scores.lcp / 1000).toFixed(2)} s`.padStart(9),
    `${Math.round(scores.tbt)} ms`.padStart(8),
    scores.cls.toFixed(3).padStart(7),
  ].join('');

/** The table header for `lineOf`. */
export const HEAD = ' perf a11y best  seo      LCP     TBT    CLS';
