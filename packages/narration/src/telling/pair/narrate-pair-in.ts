import type { PairClaim, PairJudgement } from '@dhruva/jyotish';
import { choosePairFactors } from '../../choose-pair-factors.ts';
import type { NarrativeFactor, Part } from '../../narrative.types.ts';
import { holdsClaims, windowClaims } from '../direct/slot-claims.ts';
import { pairAdvice } from './pair-advice.ts';
import { pairCertaintyText } from './pair-certainty.ts';
import type { PairLocale } from './pair-locale.ts';
import type { PairNarrative, PairSentence } from './pair-narrative.types.ts';
import { pairWindowsNote } from './pair-windows.ts';
import { pairSlotClaims } from './pair-slot-claims.ts';
import { toldPair } from './told-pair.ts';

const plainly = (part: Part, text: string, claims: readonly PairClaim[] = []): PairSentence => ({
  part,
  text,
  claims,
});

/** Narrates a judgement of two people in a language. */
export const narratePairIn = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): PairNarrative => {
  const { question, windows, trend } = judgement;
  const chosen = choosePairFactors(judgement);
  const told = toldPair(locale, judgement, chosen);
  const of = (...parts: readonly Part[]): readonly PairSentence[] =>
    told.filter(({ part }) => parts.includes(part));
  const direct = of('headline', 'reading');
  const [windowTexts, reasons] = [of('windows'), of('reasons')];
  const trendText = locale.trends[trend];
  const windowsNote = pairWindowsNote(locale, judgement);
  const sure = pairCertaintyText(locale, judgement);
  const advice = pairAdvice(locale, judgement);
  const caveat = locale.caveats[question];
  return {
    direct: of('headline')
      .map(({ text }) => text)
      .join(' '),
    reading: [
      of('reading')
        .map(({ text }) => text)
        .join(' '),
    ].filter((paragraph) => paragraph !== ''),
    past: [],
    trendText,
    windows: windows.map(({ from, to, strength }, index) => ({
      from,
      to,
      strength,
      text: windowTexts[index]?.text ?? '',
    })),
    windowsNote,
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: reasons[index]?.text ?? '',
    })),
    sure,
    advice,
    custom: '',
    caveat,
    sentences: [
      ...direct,
      plainly('reading', trendText, pairSlotClaims(judgement, 'trend')),
      ...windowTexts,
      plainly('windows', windowsNote, windowClaims(windows)),
      ...advice.map((text) => plainly('plan', text)),
      ...reasons,
      plainly('sure', sure, holdsClaims(judgement)),
      plainly('caveat', caveat),
    ],
  };
};
