import type { Judgement } from '@dhruva/jyotish';
import type { Narrative, NarrativeFactor } from '../narrative.types.ts';
import type { Locale } from './direct/locale.ts';
import { sentencesIn } from './sentences.ts';
import { toldTexts } from './told-texts.ts';

/** Narrates a judgement in a language. */
export const narrateIn = <S>(locale: Locale<S>, judgement: Judgement): Narrative => {
  const { windows, trend } = judgement;
  const told = toldTexts(locale, judgement);
  return {
    direct: told.direct.map(({ text }) => text).join(' '),
    trendText: trend === null ? '' : locale.trends[trend],
    windows: windows.map(({ from, to, strength }, index) => ({
      from,
      to,
      strength,
      text: told.windows[index]?.text ?? '',
    })),
    windowsNote: told.windowsNote.text,
    factors: told.findings.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: told.reasons[index]?.text ?? '',
    })),
    sure: told.sure.text,
    advice: told.advice.map(({ text }) => text),
    caveat: told.caveat.text,
    sentences: [
      ...sentencesIn('headline', told.direct),
      ...sentencesIn('windows', [told.windowsNote, ...told.windows]),
      ...sentencesIn('plan', told.advice),
      ...sentencesIn('reasons', told.reasons),
      ...sentencesIn('sure', [told.sure]),
      ...sentencesIn('caveat', [told.caveat]),
    ],
  };
};
