import type { Judgement } from '@dhruva/jyotish';
import { chooseFactors } from '../choose-factors.ts';
import type { Narrative, NarrativeFactor } from '../narrative.types.ts';
import { glossOnce } from '../text.ts';
import { adviceFor } from './advice/advice.ts';
import { CAVEATS } from './caveat.ts';
import { DIRECT_WORDS } from './direct/all-direct.ts';
import { directAnswer } from './direct/direct.ts';
import { sentencesOf } from './factors/sentence.ts';
import { sayIn } from './say.ts';
import { sureText } from './sure.ts';
import { TREND_TEXTS } from './trend.ts';
import { windowsNote, windowTexts } from './windows.ts';

/** The judgement in English. */
export const inEnglish = (judgement: Judgement): Narrative => {
  const { area, question, windows } = judgement;
  const words = DIRECT_WORDS[question];
  const from = judgement.holdsMinutes === null ? 'moon' : 'lagna';
  const say = sayIn({ area, from, inWindow: false });
  const sayThen = sayIn({ area, from, inWindow: true });
  const chosen = chooseFactors(judgement);
  const [direct = '', ...whyThen] = glossOnce([
    directAnswer(judgement, say),
    ...windowTexts(windows, sayThen),
  ]);
  const factorTexts = glossOnce(sentencesOf(chosen, say, words.matter));
  return {
    direct,
    trendText: TREND_TEXTS[judgement.trend],
    windows: windows.map(({ from: start, to, strength }, index) => ({
      from: start,
      to,
      strength,
      text: whyThen[index] ?? '',
    })),
    windowsNote: windowsNote(judgement, words),
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: factorTexts[index] ?? '',
    })),
    sure: sureText(judgement),
    advice: adviceFor(judgement, chosen),
    caveat: CAVEATS[area],
  };
};
