import type { ClaimedPairFinding, PairClaim, PairFinding, PairJudgement } from '@dhruva/jyotish';
import { glossOnce } from '../../text.ts';
import { allFilled } from '../direct/direct-answer.ts';
import { runningOf } from '../setting.ts';
import { pairSlotClaims } from './pair-slot-claims.ts';
import { pairSlots } from './pair-slots.ts';
import { pairSentences } from './pair-sentences.ts';
import type { PairLocale, Whose } from './pair-locale.ts';
import { askedFirst } from './asked-first.ts';
import type { ClaimedPairText } from './pair-narrative.types.ts';
import { pairWindowTexts } from './pair-windows.ts';

const SLOT = /\{(\w+)\}/gu;

/** What a sentence of the direct answer states, by the slots it has. */
const directClaims = (sentence: string, judgement: PairJudgement): readonly PairClaim[] =>
  [...sentence.matchAll(SLOT)].flatMap(([, slot = '']) => pairSlotClaims(judgement, slot));

/** Slots of what each of the two brings along. */
const OF_PEOPLE = ['mine', 'theirs', 'myHabit', 'theirHabit', 'parenting'];

interface DirectSentence extends ClaimedPairText {
  readonly isOfPeople: boolean;
}

/** The sentences of the direct answer, the headline first. */
const directSentences = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
): readonly DirectSentence[] => {
  const slots = pairSlots(locale, judgement);
  return locale.direct[judgement.question].sentences
    .map((sentence) => ({
      text: allFilled([sentence], slots),
      claims: directClaims(sentence, judgement),
      isOfPeople: OF_PEOPLE.some((slot) => sentence.includes(`{${slot}}`)),
    }))
    .filter(({ text }) => text !== '');
};

/** The texts of an answer about two people with what each claims, in reading order. */
export interface ToldPair {
  readonly headline: readonly ClaimedPairText[];
  /** What families ask first, then the two people, then the matter; none of them empty. */
  readonly paragraphs: readonly (readonly ClaimedPairText[])[];
  readonly windows: readonly ClaimedPairText[];
  readonly reasons: readonly ClaimedPairText[];
}

/** Groups of texts in reading order, a term explained at its first mention. */
const glossed = (
  groups: readonly (readonly ClaimedPairText[])[],
): readonly (readonly ClaimedPairText[])[] => {
  const texts = glossOnce(groups.flat().map(({ text }) => text)).values();
  return groups.map((group) =>
    group.map(({ claims }) => ({ text: texts.next().value ?? '', claims })),
  );
};

/** What is told of the charts: the answer, its reading, a text for each window and for each chosen finding. */
export const toldPair = <S, P extends S>(
  locale: PairLocale<S, P>,
  judgement: PairJudgement,
  chosen: readonly ClaimedPairFinding[],
): ToldPair => {
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
  const reasons = pairSentences(locale, chosen, nounsFor, locale.direct[question].matter);
  const [first, ...direct] = directSentences(locale, judgement);
  const paragraphs = [
    askedFirst(locale, chosen, nounsFor),
    direct.filter(({ isOfPeople }) => isOfPeople),
    direct.filter(({ isOfPeople }) => !isOfPeople),
  ].filter(({ length }) => length > 0);
  const [headline = [], ...others] = glossed([
    first === undefined ? [] : [first],
    ...paragraphs,
    pairWindowTexts(locale, windows, nounsInWindow),
    chosen.map(({ claims }, index) => ({ text: reasons[index] ?? '', claims })),
  ]);
  const [ofWindows = [], reasoned = []] = others.slice(paragraphs.length);
  return {
    headline,
    paragraphs: others.slice(0, paragraphs.length),
    windows: ofWindows,
    reasons: reasoned,
  };
};
