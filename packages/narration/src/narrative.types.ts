import type { Side, Window } from '@dhruva/jyotish';

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

/** A judgement in words; the answer of decision 33 without question, birth and version. */
export interface Narrative {
  readonly direct: string;
  readonly trendText: string;
  readonly windows: readonly NarrativeWindow[];
  readonly windowsNote: string;
  readonly factors: readonly NarrativeFactor[];
  readonly sure: string;
  readonly advice: readonly string[];
  readonly caveat: string;
}
