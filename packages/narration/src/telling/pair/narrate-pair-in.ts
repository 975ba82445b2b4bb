import type { PairClaim, PairJudgement } from '@dhruva/jyotish';
import { choosePairFactors } from '../../choose-pair-factors.ts';
import type { NarrativeFactor, Part } from '../../narrative.types.ts';
import { holdsClaims, windowClaims } from '../direct/slot-claims.ts';
import { pairAdvice } from './pair-advice.ts';
import { pairCertaintyText } from './pair-certainty.ts';
import type { PairLocale } from './pair-locale.ts';
import { pairCustom } from './pair-custom.ts';
import type { ClaimedPairText, PairNarrative, PairSentence } from './pair-narrative.types.ts';
import { pairWindowsNote } from './pair-windows.ts';
import { pairSlotClaims } from './pair-slot-claims.ts';
import { toldPair } from './told-pair.ts';

const plainly = (part: Part, text: string, claims: readonly PairClaim[] = []): PairSentence => ({
  part,
  text,
  claims,
});

const textOf = (texts: readonly ClaimedPairText[]): string =>
  texts.map(({ text }) => text).join(' ');

const sentencesOf = (part: Part, texts: readonly ClaimedPairText[]): readonly PairSentence[] =>
  texts.map(({ text, claims }) => ({ part, text, claims }));

/** Narrates a judgement of two people in a language. */
export const narratePairIn = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): PairNarrative => {
  const { question, windows, trend } = judgement;
  const chosen = choosePairFactors(judgement);
  const told = toldPair(locale, judgement, chosen);
  const trendText = locale.trends[trend];
  const windowsNote = pairWindowsNote(locale, judgement);
  const sure = pairCertaintyText(locale, judgement);
  const advice = pairAdvice(locale, judgement);
  const custom = pairCustom(locale, judgement);
  const caveat = locale.caveats[question];
  return {
    direct: textOf(told.headline),
    reading: told.paragraphs.map(textOf),
    past: [],
    monthByMonth: [],
    trendText,
    windows: windows.map(({ from, to, strength }, index) => ({
      from,
      to,
      strength,
      text: told.windows[index]?.text ?? '',
    })),
    windowsNote,
    factors: chosen.map(({ id, side, source }, index): NarrativeFactor => ({
      id,
      side,
      source,
      text: told.reasons[index]?.text ?? '',
    })),
    sure,
    advice,
    custom: custom?.text ?? '',
    caveat,
    sentences: [
      ...sentencesOf('headline', told.headline),
      ...sentencesOf('reading', told.paragraphs.flat()),
      plainly('reading', trendText, pairSlotClaims(judgement, 'trend')),
      ...sentencesOf('windows', told.windows),
      plainly('windows', windowsNote, windowClaims(windows)),
      ...advice.map((text) => plainly('plan', text)),
      ...sentencesOf('plan', custom === undefined ? [] : [custom]),
      ...sentencesOf('reasons', told.reasons),
      plainly('sure', sure, holdsClaims(judgement)),
      plainly('caveat', caveat),
    ],
  };
};
