import type { PairClaim } from '@dhruva/jyotish';
import type { Narrative } from '../../narrative.types.ts';

/** Where in an answer a sentence stands. */
export type PairPart =
  | 'headline'
  | 'reading'
  | 'past'
  | 'windows'
  | 'plan'
  | 'reasons'
  | 'sure'
  | 'caveat';

/** Words of an answer about two people with the statements they are made of. */
export interface PairSentence {
  readonly text: string;
  readonly part: PairPart;
  readonly claims: readonly PairClaim[];
}

/** The narrative of two people: beside its texts, all of them in reading order with their claims. */
export interface PairNarrative extends Narrative {
  readonly sentences: readonly PairSentence[];
}
