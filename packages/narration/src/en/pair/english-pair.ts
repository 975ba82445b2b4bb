import type { PairLocale } from '../../telling/pair/pair-locale.ts';
import { english } from '../english.ts';
import type { Say } from '../say.ts';
import { BETWEEN_WORDS } from './between.ts';
import { PAIR_ADVICE, SIDE_ADVICE } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import {
  PAIR_BEARING,
  PAIR_CAVEATS,
  PAIR_SURE,
  PAIR_TREND_TEXTS,
  PAIR_WINDOW_NOTES,
} from './pair-fixed-texts.ts';
import { ISSUE_CARE, ISSUE_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';
import { otherIn, pairSay, type PairSay } from './people.ts';

/** English about two people. */
export const englishPair: PairLocale<Say, PairSay> = {
  single: english,
  pairSay,
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
  direct: PAIR_DIRECT_WORDS,
  sides: SIDE_WORDS,
  issues: ISSUE_WORDS,
  issueCare: ISSUE_CARE,
  parenting: (mine, theirs, question) =>
    mine === theirs
      ? `Both of you tend to lead ${STYLE_WORDS[mine]}.`
      : `You tend to lead ${STYLE_WORDS[mine]}, and ${otherIn(question).name} tends to lead ${STYLE_WORDS[theirs]}.`,
  notes: PAIR_WINDOW_NOTES,
  bearing: PAIR_BEARING,
  trends: PAIR_TREND_TEXTS,
  sure: PAIR_SURE,
  advice: PAIR_ADVICE,
  sideAdvice: SIDE_ADVICE,
  caveats: PAIR_CAVEATS,
};
