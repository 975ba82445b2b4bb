import type { Judgement } from '@dhruva/jyotish';
import { chooseFactors } from '../choose-factors.ts';
import type { Narrative, NarrativeFactor } from '../narrative.types.ts';
import { glossOnce } from '../text.ts';
import { adviceFor } from './advice.ts';
import { directAnswer } from './direct/direct-answer.ts';
import { sentencesOf } from './factor-sentences.ts';
import { sureText } from './sure.ts';
import type { Tongue } from './tongue.ts';
import { windowsNote, windowTexts } from './windows.ts';

/** The judgement in a language. */
export const tell = <S>(tongue: Tongue<S>, judgement: Judgement): Narrative => {
  const { area, question, windows } = judgement;
  const words = tongue.direct[question];
  const from = judgement.holdsMinutes === null ? 'moon' : 'lagna';
  const say = tongue.sayIn({ area, from, inWindow: false });
  const sayThen = tongue.sayIn({ area, from, inWindow: true });
  const chosen = chooseFactors(judgement);
  const [direct = '', ...whyThen] = glossOnce([
    directAnswer(tongue, judgement, say),
    ...windowTexts(tongue, windows, sayThen),
  ]);
  const factorTexts = glossOnce(sentencesOf(tongue, chosen, say, words.matter));
  return {
    direct,
    trendText: tongue.trends[judgement.trend],
    windows: windows.map(({ from: start, to, strength }, index) => ({
      from: start,
      to,
      strength,
      text: whyThen[index] ?? '',
    })),
    windowsNote: windowsNote(tongue, judgement, words),
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: factorTexts[index] ?? '',
    })),
    sure: sureText(tongue.sure, judgement),
    advice: adviceFor(tongue.advice, judgement, chosen),
    caveat: tongue.caveats[area],
  };
};
