import type { EvidenceOf } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';

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

/** The best months for one thing. */
export interface BestMonths {
  /** The event or the matter of the question the months are good for. */
  readonly what: string;
  /** Whether the trend asks for effort, so that the months are phrased as an exception. */
  readonly isHard: boolean;
  /** Stronger stretches in words, in order of time. */
  readonly strong: readonly string[];
  readonly weak: readonly string[];
}

/** The answer to "when", as whole sentences. */
export interface WhenWords {
  withoutTime(what: string): string;
  none(what: string, horizon: string): string;
  /** None within the horizon; the first after it. */
  later(what: string, horizon: string, stretch: string): string;
  /** Only weaker stretches: `strong` is empty. */
  onlyWeak(bestMonths: BestMonths): string;
  strong(bestMonths: BestMonths): string;
}

/** Phrases of direct answers whose grammar depends on what they name. */
export interface Phrases<S> {
  readonly when: WhenWords;
  readonly causes: CauseWords<S>;
  /** "Saturn enters your tenth house[work] in March 2027" */
  turn(turn: Turn, nouns: S): string;
  /** Introduces a leaning that contradicts the trend. */
  despiteTrend(sentence: string): string;
  /** "work and money look well supported", without stop. */
  lanes(names: readonly string[], look: Look): string;
  /** The long period and, where known, the one within it. */
  periods(long: Period, within: Period | undefined, nouns: S): string;
  asks(first: PeriodAsks, second: PeriodAsks | undefined, nouns: S): string;
  /** The grahas behind the second and the third of a ranked list. */
  lower(grahas: readonly Graha[], nouns: S): string;
  /** The bond with each relative, and the graha it is judged by. */
  relatives(relatives: readonly Relative[], nouns: S): string;
}
