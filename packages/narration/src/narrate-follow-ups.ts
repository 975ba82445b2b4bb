import type { Judgement, MovedAnswer, PairJudgement } from '@dhruva/jyotish';
import { english } from './en/english.ts';
import { englishFollowUps } from './en/follow-ups/english-follow-ups.ts';
import { englishPairNaming } from './en/pair/english-pair.ts';
import type { FollowUp } from './follow-ups/follow-up.types.ts';
import { followUpsIn, pairFollowUpsIn } from './follow-ups/told-follow-ups.ts';
import { hindiFollowUps } from './hi/follow-ups/hindi-follow-ups.ts';
import { hindi } from './hi/hindi.ts';
import { hindiPairNaming } from './hi/pair/hindi-pair.ts';
import { nameInText } from './name-in-text.ts';
import type { Language } from './narrate.ts';

/**
 * The three or four follow-ups an answer carries, each with its question and its answer; where little
 * is known of a birth there may be two. `moved`: the answer for the birth ten minutes earlier, null
 * for an unknown time. The same judgement and language give the same bytes on every machine.
 */
export const followUpsOf = (
  judgement: Judgement,
  moved: MovedAnswer | null,
  language: Language,
): readonly FollowUp[] =>
  language === 'en'
    ? followUpsIn(english, englishFollowUps, judgement, moved)
    : followUpsIn(hindi, hindiFollowUps, judgement, moved);

/** The follow-ups of an answer about two people, `other` as in `narratePair`; otherwise as `followUpsOf`. */
export const pairFollowUpsOf = (
  judgement: PairJudgement,
  moved: MovedAnswer | null,
  language: Language,
  other?: string,
): readonly FollowUp[] => {
  const name = nameInText(other);
  return language === 'en'
    ? pairFollowUpsIn(englishPairNaming(name), englishFollowUps, judgement, moved)
    : pairFollowUpsIn(hindiPairNaming(name), hindiFollowUps, judgement, moved);
};
