import type { Judgement } from '@dhruva/jyotish';
import { GRAHAS, type Graha, type RashiIndex } from '@dhruva/jyotish/vocabulary';
import { chooseFactors } from '../choose-factors.ts';
import type { Narrative, NarrativeFactor } from '../narrative.types.ts';
import { glossOnce } from '../text.ts';
import { adviceFor } from './advice.ts';
import { directAnswer } from './direct/direct-answer.ts';
import { sentencesOf } from './factor-sentences.ts';
import type { Setting } from './setting.ts';
import { certaintyText } from './certainty.ts';
import type { Locale } from './direct/locale.ts';
import { secondOpinionText, windowsNote, windowTexts } from './windows.ts';

/** Natal signs for the context; none where one of them changes within an unknown time. */
const certainRashis = ({ chart: { grahas, steady } }: Judgement): Pick<Setting, 'rashis'> => {
  if (!steady) return {};
  const rashis = Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].rashi]));
  return { rashis: rashis as Record<Graha, RashiIndex> };
};

/** Narrates a judgement in a language. */
export const narrateIn = <S>(locale: Locale<S>, judgement: Judgement): Narrative => {
  const { area, question, windows } = judgement;
  const words = locale.direct[question];
  const from = judgement.holdsMinutes === null ? 'moon' : 'lagna';
  const rashis = certainRashis(judgement);
  const nouns = locale.nounPhrasesIn({ area, from, inWindow: false, ...rashis });
  const nounsInWindow = locale.nounPhrasesIn({ area, from, inWindow: true, ...rashis });
  const chosen = chooseFactors(judgement);
  const [direct = '', ...reasons] = glossOnce([
    directAnswer(locale, judgement, nouns),
    ...windowTexts(locale, windows, nounsInWindow),
    ...sentencesOf(locale, chosen, nouns, words.matter),
  ]);
  return {
    direct,
    trendText: locale.trends[judgement.trend],
    windows: windows.map(({ from: start, to, strength }, index) => ({
      from: start,
      to,
      strength,
      text: reasons[index] ?? '',
    })),
    windowsNote: windowsNote(locale, judgement, words),
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: reasons[windows.length + index] ?? '',
    })),
    sure: `${certaintyText(locale.sure, judgement)}${secondOpinionText(locale, judgement)}`,
    advice: adviceFor(locale.advice, judgement, chosen),
    caveat: locale.caveats[area],
  };
};
