import type { Judgement, MovedAnswer, PairJudgement } from '@dhruva/jyotish';
import type { Area } from '@dhruva/jyotish/vocabulary';
import { chooseVariant } from '../choice.ts';
import { fittedLocale } from '../telling/direct/fitted-words.ts';
import type { Locale } from '../telling/direct/locale.ts';
import type { PairLocale } from '../telling/pair/pair-locale.ts';
import { sentencesIn } from '../telling/sentences.ts';
import { capitalised } from '../text.ts';
import type { FollowUp, Planned } from './follow-up.types.ts';
import type { FollowUpWords, Said, Speech } from './follow-up-words.ts';
import { offeredTo, offeredToPair } from './offered.ts';

const speechIn = <S>(
  { words, months, lists, advice }: Locale<S>,
  {
    what,
    area,
    question,
    otherSide = '',
  }: {
    readonly what: string;
    readonly area: Area;
    readonly question: string;
    readonly otherSide?: string;
  },
): Speech => ({
  what,
  otherSide,
  stretch: ({ from, to }) => months.stretch(from, to),
  month: months.one,
  months: months.several,
  graha: (graha) => words.grahas[graha],
  grahas: (grahas) => lists.joined(grahas.map((graha) => words.grahas[graha])),
  giftOf: (graha) => words.significationOf(graha, area),
  adviceOn: (graha) => chooseVariant(question, advice.byGraha[graha]),
});

const said = (words: FollowUpWords, { id, facts }: Planned, speech: Speech): Said =>
  (words[id] as (facts: Planned['facts'], speech: Speech) => Said)(facts, speech);

const toldOf = (
  planned: readonly Planned[],
  words: FollowUpWords,
  speech: Speech,
): readonly FollowUp[] =>
  planned.map((each) => {
    const { question, answer } = said(words, each, speech);
    const texts = answer
      .filter((text) => text !== '')
      .map((text) => ({ text: capitalised(text), claims: [] }));
    return {
      id: each.id,
      question: capitalised(question),
      sentences: sentencesIn('follow-up', texts).map((sentence) => ({
        ...sentence,
        claims: each.claims,
      })),
    };
  });

/** The follow-ups of an answer about one person in a language. */
export const followUpsIn = <S>(
  language: Locale<S>,
  followUps: FollowUpWords,
  judgement: Judgement,
  moved: MovedAnswer | null,
): readonly FollowUp[] => {
  const locale = fittedLocale(language, judgement);
  const { question, area } = judgement;
  const { matter } = locale.direct[question];
  const speech = speechIn(locale, { what: matter, area, question });
  return toldOf(offeredTo(judgement, moved, locale.words), followUps, speech);
};

/** The follow-ups of an answer about two people in a language. */
export const pairFollowUpsIn = <S, P extends S>(
  { single, direct, otherSide }: PairLocale<S, P>,
  followUps: FollowUpWords,
  judgement: PairJudgement,
  moved: MovedAnswer | null,
): readonly FollowUp[] => {
  const { question, area } = judgement;
  const { matter: what } = direct[question];
  const speech = speechIn(single, { what, area, question, otherSide });
  return toldOf(offeredToPair(judgement, moved), followUps, speech);
};
