import type { PairClaim } from '@dhruva/jyotish';
import type { Narrative, NarrativeSentence } from '../../narrative.types.ts';

/** Words of an answer about two people with the statements they are made of. */
export interface PairSentence extends NarrativeSentence {
  readonly claims: readonly PairClaim[];
}

/** A text about two people with the statements it is made of. */
export type ClaimedPairText = Pick<PairSentence, 'text' | 'claims'>;

/** The narrative of two people: beside its texts, all of them in reading order with their claims. */
export interface PairNarrative extends Narrative {
  readonly sentences: readonly PairSentence[];
}
