import type { Judgement } from '@dhruva/jyotish';
import type { Depth, Narrative, NarrativeFactor } from './narrative.types.ts';
import type { Locale } from './telling/direct/locale.ts';
import { sentencesIn, type ClaimedText } from './telling/sentences.ts';
import { toldTexts } from './told-texts.ts';

const textsOf = (texts: readonly ClaimedText[]): readonly string[] => texts.map(({ text }) => text);

/** Narrates a judgement in a language. */
export const narrateIn = <S>(locale: Locale<S>, judgement: Judgement, depth: Depth): Narrative => {
  const { windows, trend } = judgement;
  const told = toldTexts(locale, judgement, depth);
  const { headline, paragraphs, past, plan, custom, windows: ofWindows } = told.reading;
  return {
    direct: headline.text,
    reading: paragraphs.map((sentences) => textsOf(sentences).join(' ')),
    past: textsOf(past),
    monthByMonth: textsOf(told.months),
    trendText: trend === null ? '' : locale.trends[trend],
    windows: windows.map(({ from, to, strength }, index) => ({
      from,
      to,
      strength,
      text: ofWindows[index]?.text ?? '',
    })),
    windowsNote: told.windowsNote.text,
    factors: told.findings.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: told.reasons[index]?.text ?? '',
    })),
    sure: told.sure.text,
    advice: textsOf(plan),
    custom: custom?.text ?? '',
    caveat: told.caveat.text,
    sentences: [
      ...sentencesIn('headline', [headline]),
      ...sentencesIn('reading', paragraphs.flat()),
      ...sentencesIn('past', past),
      ...sentencesIn('windows', [told.windowsNote, ...ofWindows, ...told.months]),
      ...sentencesIn('plan', custom === undefined ? plan : [...plan, custom]),
      ...sentencesIn('reasons', told.reasons),
      ...sentencesIn('sure', [told.sure]),
      ...sentencesIn('caveat', [told.caveat]),
    ],
  };
};
