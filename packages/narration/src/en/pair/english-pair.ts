import type { PairFinding, PairJudgement } from '@dhruva/jyotish';
import { choosePairFactors } from '../../choose-pair-factors.ts';
import type { Narrative, NarrativeFactor } from '../../narrative.types.ts';
import { glossOnce } from '../../text.ts';
import { filled } from '../direct/direct.ts';
import { pairAdvice } from './pair-advice.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import { PAIR_CAVEATS, PAIR_TREND_TEXTS, pairSureText } from './pair-fixed-texts.ts';
import { pairSentences } from './pair-sentence.ts';
import { pairSlots } from './pair-slots.ts';
import { pairWindowsNote, pairWindowTexts } from './pair-windows.ts';
import { otherIn, pairSay, type PairSay } from './people.ts';

/** The speaker for each finding of an answer, by whose it is. */
const speaker =
  ({ area, question, unknownTime }: PairJudgement, inWindow: boolean) =>
  (whose: PairFinding['whose']): PairSay => {
    const from = unknownTime.length > 0 ? 'moon' : 'lagna';
    return pairSay({ area, from, inWindow }, whose, otherIn(question));
  };

const directAnswer = (judgement: PairJudgement): string => {
  const words = PAIR_DIRECT_WORDS[judgement.question];
  const slots = pairSlots(judgement, words);
  return words.tells
    .map((sentence) => filled(sentence, slots))
    .filter((sentence) => sentence !== '')
    .join(' ');
};

/** The judgement of two people in English. */
export const pairInEnglish = (judgement: PairJudgement): Narrative => {
  const { question, windows, trend } = judgement;
  const words = PAIR_DIRECT_WORDS[question];
  const chosen = choosePairFactors(judgement);
  const [direct = '', ...whyThen] = glossOnce([
    directAnswer(judgement),
    ...pairWindowTexts(windows, speaker(judgement, true)),
  ]);
  const factorTexts = glossOnce(pairSentences(chosen, speaker(judgement, false), words.matter));
  return {
    direct,
    trendText: PAIR_TREND_TEXTS[trend],
    windows: windows.map(({ from, to, strength }, index) => ({
      from,
      to,
      strength,
      text: whyThen[index] ?? '',
    })),
    windowsNote: pairWindowsNote(judgement, words),
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: factorTexts[index] ?? '',
    })),
    sure: pairSureText(judgement),
    advice: pairAdvice(judgement),
    caveat: PAIR_CAVEATS[question],
  };
};
