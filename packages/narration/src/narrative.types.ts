import type { Side, Window } from '@dhruva/jyotish';
import type { NarrativeSentence } from './telling/sentences.ts';

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
  /** Empty where there is no trend. */
  readonly trendText: string;
  readonly windows: readonly NarrativeWindow[];
  readonly windowsNote: string;
  readonly factors: readonly NarrativeFactor[];
  readonly sure: string;
  readonly advice: readonly string[];
  readonly caveat: string;
  /** The same text sentence by sentence, with what each claims; never sent to a browser. */
  readonly sentences: readonly NarrativeSentence[];
}
