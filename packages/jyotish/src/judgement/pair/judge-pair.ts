import { ENGINE_VERSION } from '../engine-version.ts';
import { askedPair } from './pair-asked.ts';
import type { PairInput, PairJudgement } from './pair.types.ts';
import { judgeKnownPair } from './whole/known-pair.ts';
import { judgeUnknownPair } from './whole/unknown-pair.ts';

/**
 * Judges one of the six questions about two people: the kutas both ways, the bonds between the
 * charts by sphere of life, the navamsas, Mars, both running periods, and each chart alone. Who is
 * the bride matters only to the tables of the match that have a direction, and is read both ways
 * where it is not said; exchanging the two exchanges only who is called `self`. Deterministic.
 * Age is not checked: refusing minors is the caller's duty. Throws SkyRangeError.
 */
export const judgePair = (input: PairInput): PairJudgement => {
  const { question, self, other } = input;
  const asked = askedPair(input);
  const isKnown = self.unknownWithin === undefined && other.unknownWithin === undefined;
  const answered = isKnown ? judgeKnownPair(input, asked) : judgeUnknownPair(input, asked);
  return { question, area: asked.plan.area, ...answered, engineVersion: ENGINE_VERSION };
};
