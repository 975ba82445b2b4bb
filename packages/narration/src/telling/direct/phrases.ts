import type { EvidenceOf } from '@dhruva/jyotish';

export type Period = EvidenceOf<'specific.period'>;
export type PeriodAsks = EvidenceOf<'specific.period-asks'>;
export type Relative = EvidenceOf<'specific.relative'>;
export type Turn = EvidenceOf<'specific.turning-point'>;

/** How a lane of the year looks: `well`, `mixed` or `hard`. */
export type Look = 'well' | 'mixed' | 'hard';

export type CauseId = `specific.cause-${'birth' | 'graha' | 'period' | 'saturn' | 'node'}`;

/** Each cause of a delay as a noun phrase. */
export type CauseWords<S> = {
  readonly [I in CauseId]: (evidence: EvidenceOf<I>, nouns: S) => string;
};

/** The months that stand out, for one thing. */
export interface BestMonths {
  /** What the months are for: the event or the matter of the question. */
  readonly what: string;
  /** The trend asks for effort, so that the months are said against it. */
  readonly isHard: boolean;
  /** Stretches in words, in order of time. */
  readonly strong: readonly string[];
  readonly weak: readonly string[];
}

/** The answer to "when", as whole sentences. */
export interface WhenWords {
  withoutTime(what: string): string;
  none(what: string, horizon: string): string;
  /** Only weaker stretches: `strong` is empty. */
  onlyWeak(bestMonths: BestMonths): string;
  strong(bestMonths: BestMonths): string;
}

/** The phrases of direct answers that bend with what they name. */
export interface Phrases<S> {
  readonly when: WhenWords;
  readonly causes: CauseWords<S>;
  /** "Saturn enters your tenth house[work] in March 2027" */
  turn(turn: Turn, nouns: S): string;
  /** A leaning that pulls against the trend. */
  despiteTrend(sentence: string): string;
  /** "work and money look well supported", without stop. */
  lanes(names: readonly string[], look: Look): string;
  /** The long period and, where known, the one within it. */
  periods(long: Period, within: Period | undefined, nouns: S): string;
  asks(first: PeriodAsks, second: PeriodAsks | undefined, nouns: S): string;
  /** The tie with each, and the graha it is read from. */
  relatives(relatives: readonly Relative[], nouns: S): string;
}
