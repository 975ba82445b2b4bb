import type { Claim, PairClaim, Side, Window } from '@dhruva/jyotish';

export interface NarrativeWindow {
  /** `YYYY-MM`, both ends included. */
  readonly from: string;
  readonly to: string;
  readonly strength: Window['strength'];
  readonly text: string;
}

export interface NarrativeFactor {
  readonly id: string;
  readonly side: Side;
  readonly text: string;
  readonly source: string;
}

/** How far an answer is told: as usual, or with a third stretch of the past and twelve months one by one. */
export type Depth = 'usual' | 'deep';

/** The parts of an answer, in the order they are read. */
export type Part =
  | 'headline'
  | 'reading'
  | 'past'
  | 'windows'
  | 'plan'
  | 'reasons'
  | 'sure'
  | 'caveat'
  | 'follow-up';

/** One sentence of an answer with what it claims of the chart, the time and the person. */
export interface NarrativeSentence {
  readonly text: string;
  readonly part: Part;
  readonly claims: readonly (Claim | PairClaim)[];
}

/** A judgement in words; the answer of decision 33 without question, birth and version. */
export interface Narrative {
  /** The headline: the answer in one sentence. */
  readonly direct: string;
  /** Paragraphs: what the chart is like in this matter, and what runs and changes when. */
  readonly reading: readonly string[];
  /** Stretches of the past to compare with. */
  readonly past: readonly string[];
  /** The next twelve months one by one; empty where the answer is not told in depth. */
  readonly monthByMonth: readonly string[];
  /** Empty where there is no trend. */
  readonly trendText: string;
  readonly windows: readonly NarrativeWindow[];
  readonly windowsNote: string;
  readonly factors: readonly NarrativeFactor[];
  readonly sure: string;
  /** The steps of the plan. */
  readonly advice: readonly string[];
  /** A free practice of the tradition; empty where nothing hinders. */
  readonly custom: string;
  readonly caveat: string;
  /** The same text sentence by sentence, with what each claims; never sent to a browser. */
  readonly sentences: readonly NarrativeSentence[];
}
