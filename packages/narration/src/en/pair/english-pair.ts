import type { PairLocale } from '../../telling/pair/pair-locale.ts';
import { english } from '../english.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { BETWEEN_WORDS } from './between.ts';
import { PAIR_ADVICE, SIDE_ADVICE } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import {
  PAIR_TOLERANCE_WORDS,
  PAIR_CAVEATS,
  pairCertaintyWords,
  PAIR_TREND_TEXTS,
  PAIR_WINDOW_NOTES,
} from './pair-fixed-texts.ts';
import { ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';
import { otherNamed, pairNounPhrases, type PairNounPhrases } from './people.ts';

type Words = PairLocale<NounPhrases, PairNounPhrases>;

/** What names nobody. */
const WORDS = {
  single: english,
  between: BETWEEN_WORDS,
  othersEnds: {
    for: [', which is good for %m.', ', and both of you gain by it.', ', a help for %m.'],
    against: [
      ', which asks for patience.',
      ', so leave more time there.',
      ', which slows %m a little.',
    ],
    neutral: ['.'],
  },
  points: {
    total: (points, reversed) =>
      points === reversed
        ? `Of the 36 points families ask about first, the two of you have ${points}.`
        : `Of the 36 points families ask about first, the two of you have ${points} or ${reversed}, by who is counted from whom.`,
    range: (least, most) =>
      `Of the 36 points families ask about first, the two of you have between ${least} and ${most}, by the hour of birth.`,
  },
  direct: PAIR_DIRECT_WORDS,
  sides: SIDE_WORDS,
  issues: ISSUE_WORDS,
  issueCare: ISSUE_CARE,
  notes: PAIR_WINDOW_NOTES,
  tolerance: PAIR_TOLERANCE_WORDS,
  trends: PAIR_TREND_TEXTS,
  advice: PAIR_ADVICE,
  sideAdvice: SIDE_ADVICE,
  caveats: PAIR_CAVEATS,
} satisfies Partial<Words>;

/** The English locale for two people; the other one by the name given, if any. */
export const englishPairNaming = (other?: string): Words => {
  const otherIn = otherNamed(other);
  return {
    ...WORDS,
    pairNounPhrases: (setting, whose, question) =>
      pairNounPhrases(setting, whose, otherIn(question)),
    other: (question) => otherIn(question).name,
    otherSide: other === undefined ? 'the other side' : `${other}'s side`,
    parenting: (mine, theirs, question) =>
      mine === theirs
        ? `Both of you tend to lead ${STYLE_WORDS[mine]}.`
        : `You tend to lead ${STYLE_WORDS[mine]}, and ${otherIn(question).name} tends to lead ${STYLE_WORDS[theirs]}.`,
    sure: pairCertaintyWords(otherIn),
  };
};
