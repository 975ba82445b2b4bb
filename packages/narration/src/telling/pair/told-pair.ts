import type { ClaimedPairFinding, PairClaim, PairFinding, PairJudgement } from '@dhruva/jyotish';
import { glossOnce } from '../../text.ts';
import { allFilled } from '../direct/direct-answer.ts';
import { runningOf } from '../setting.ts';
import { pairSlotClaims } from './pair-slot-claims.ts';
import { pairSlots } from './pair-slots.ts';
import { pairSentences } from './pair-sentences.ts';
import type { PairLocale, Whose } from './pair-locale.ts';
import type { PairSentence } from './pair-narrative.types.ts';
import { pairWindowTexts } from './pair-windows.ts';

const SLOT = /\{(\w+)\}/gu;

/** What a sentence of the direct answer states, by the slots it has. */
const directClaims = (sentence: string, judgement: PairJudgement): readonly PairClaim[] =>
  [...sentence.matchAll(SLOT)].flatMap(([, slot = '']) => pairSlotClaims(judgement, slot));

/** The direct answer: the headline first, then the rest of the reading. */
const directSentences = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): readonly PairSentence[] => {
  const slots = pairSlots(locale, judgement);
  return locale.direct[judgement.question].sentences
    .map((sentence) => ({
      text: allFilled([sentence], slots),
      claims: directClaims(sentence, judgement),
    }))
    .filter(({ text }) => text !== '')
    .map((each, index) => ({ ...each, part: index === 0 ? 'headline' : 'reading' }));
};

/**
 * What is told of the charts, in reading order: the direct answer, a text for each window, and one
 * for each chosen finding; a term is explained at its first mention.
 */
export const toldPair = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
  chosen: readonly ClaimedPairFinding[],
): readonly PairSentence[] => {
  const { area, question, windows, unknownTime, rashis, askedOn } = judgement;
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
  const windowTexts = pairWindowTexts(locale, windows, nounsInWindow);
  const reasons = pairSentences(locale, chosen, nounsFor, locale.direct[question].matter);
  const told: readonly PairSentence[] = [
    ...directSentences(locale, judgement),
    ...windowTexts.map((each): PairSentence => ({ part: 'windows', ...each })),
    ...chosen.map(({ claims }, index): PairSentence => {
      const text = reasons[index] ?? '';
      return { part: 'reasons', text, claims };
    }),
  ];
  const texts = glossOnce(told.map(({ text }) => text));
  return told.map((each, index) => ({ ...each, text: texts[index] ?? '' }));
};
