import type { PairFinding, PairJudgement } from '@dhruva/jyotish';
import { choosePairFactors } from '../../choose-pair-factors.ts';
import type { Narrative, NarrativeFactor } from '../../narrative.types.ts';
import { glossOnce } from '../../text.ts';
import { allFilled } from '../direct/direct-answer.ts';
import { pairAdvice } from './pair-advice.ts';
import { pairSentences } from './pair-sentences.ts';
import { pairSlots } from './pair-slots.ts';
import { pairCertaintyText } from './pair-certainty.ts';
import { runningOf } from '../setting.ts';
import type { PairLocale, Whose } from './pair-locale.ts';
import { pairWindowsNote, pairWindowTexts } from './pair-windows.ts';

/** Narrates a judgement of two people in a language. */
export const narratePairIn = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): Narrative => {
  const { area, question, windows, trend, unknownTime, rashis, askedOn } = judgement;
  const from = unknownTime.length > 0 ? 'moon' : 'lagna';
  const setting = { area, from, rashis } as const;
  const nounsInWindow = (whose: Whose) =>
    locale.pairNounPhrases({ ...setting, inWindow: true }, whose, question);
  const nounsFor = (each: PairFinding) =>
    locale.pairNounPhrases(
      { ...setting, inWindow: false, running: runningOf(each, askedOn) },
      each.whose,
      question,
    );
  const { sentences, matter } = locale.direct[question];
  const chosen = choosePairFactors(judgement);
  const [direct = '', ...reasons] = glossOnce([
    allFilled(sentences, pairSlots(locale, judgement)),
    ...pairWindowTexts(locale, windows, nounsInWindow),
    ...pairSentences(locale, chosen, nounsFor, matter),
  ]);
  return {
    direct,
    trendText: locale.trends[trend],
    windows: windows.map(({ from: start, to, strength }, index) => ({
      from: start,
      to,
      strength,
      text: reasons[index] ?? '',
    })),
    windowsNote: pairWindowsNote(locale, judgement),
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: reasons[windows.length + index] ?? '',
    })),
    sure: pairCertaintyText(locale, judgement),
    advice: pairAdvice(locale, judgement),
    caveat: locale.caveats[question],
    sentences: [],
  };
};
