import type { PairEvidenceOf, PairFinding, PairFindingId, Side } from '@dhruva/jyotish';
import type { CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';
import type { AdviceWords } from '../advice.ts';
import type { PairSetting } from '../setting.ts';
import type { ToleranceWords, Locale, WindowNotes } from '../direct/locale.ts';
import type { TrendTexts } from '../word-tables.ts';
import type { BetweenFor } from './between-words.ts';
import type { PairDirect } from './pair-direct-words.ts';

export type Whose = PairFinding['whose'];
type Step = PairEvidenceOf<'pair.strong-side'>['step'];
type Issue = PairEvidenceOf<'pair.issue'>['issue'];
type Style = PairEvidenceOf<'pair.parenting'>['style'];
type ByQuestion<T> = Readonly<Record<CompatibilityQuestionId, T>>;

/** Sentences on the birth-time error an answer about two people tolerates. */
export interface PairCertaintyWords {
  readonly fragile: string;
  holds(minutes: number): string;
  /**
   * What is left out, and the share of the unknown day of birth the answer holds for, 0–100; of two such days
   * each is tried with the other time as told, and the weaker share counts.
   */
  unknown(whose: Whose, question: CompatibilityQuestionId, percent: number): string;
}

/**
 * A language's words for two people; `P` is its type of noun phrases for them, and includes all of
 * `S`.
 */
export interface PairLocale<S, P extends S> {
  readonly single: Locale<S>;
  /** Noun phrases for a finding by its owner; for what belongs to both the asker is named first. */
  pairNounPhrases(setting: PairSetting, whose: Whose, question: CompatibilityQuestionId): P;
  /** The other person, as the slot `other` of the direct answers has them. */
  other(question: CompatibilityQuestionId): string;
  /** The other person's side, as follow-ups speak of it. */
  readonly otherSide: string;
  readonly between: BetweenFor<PairFindingId, P>;
  /** Endings of findings of the other person's chart alone: they may not address "you". */
  readonly othersEnds: Readonly<Record<Side, readonly string[]>>;
  /** The points of 36 in one sentence: the total, and that of the other direction; of an unknown time the least and the most. */
  readonly points: {
    total(points: number, reversed: number): string;
    range(least: number, most: number): string;
  };
  readonly direct: PairDirect;
  /** The spheres of a life together. */
  readonly sides: Readonly<Record<Step, string>>;
  readonly issues: Readonly<Record<Issue, string>>;
  /** What helps with each issue, as a whole sentence. */
  readonly issueCare: Readonly<Record<Issue, string>>;
  parenting(mine: Style, theirs: Style, question: CompatibilityQuestionId): string;
  readonly notes: WindowNotes;
  /** Of either birth time. */
  readonly tolerance: ToleranceWords;
  readonly trends: TrendTexts;
  readonly sure: PairCertaintyWords;
  readonly advice: ByQuestion<AdviceWords>;
  /** Advice for the weakest sphere. */
  readonly sideAdvice: Readonly<Record<Step, string>>;
  readonly caveats: ByQuestion<string>;
}
