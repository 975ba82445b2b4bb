import { usedFacts } from '@dhruva/asking/questions/contract/needed-facts';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import {
  judge,
  julianDayUt,
  movedAnswer,
  type Claim,
  type Judgement,
  type MovedAnswer,
} from '@dhruva/jyotish';
import { QUESTION_IDS } from '@dhruva/jyotish/vocabulary';
import { followUpsOf, narrate, type Language } from '@dhruva/narration';
import { signOf } from '../chart/signs.ts';
import { natalAt } from '../chart/natal.ts';
import { checkerOf } from '../checker.ts';
import type { Answer, Sentence } from '../claims.types.ts';
import { examineAnswer, type Examined, type Run } from './examine-answer.ts';
import { falsified } from './falsified.ts';
import type { RandomBirth } from './random-births.ts';

/** Thrown where the narrator does not say what its sentences rest on. */
export class NoSentences extends Error {
  constructor() {
    super('narrate() gives no `sentences`: there are no claims to check');
    this.name = 'NoSentences';
  }
}

/** The sentences of an answer and of its follow-ups. */
const sentencesOf = (
  judgement: Judgement,
  earlier: MovedAnswer | null,
  language: Language,
): readonly Sentence[] => {
  const told = narrate(judgement, language, 'deep') as { readonly sentences?: readonly Sentence[] };
  if (told.sentences === undefined) throw new NoSentences();
  const further = followUpsOf(judgement, earlier, language).flatMap(({ sentences }) => sentences);
  return [...told.sentences, ...(further as readonly Sentence[])];
};

const answerOf = (
  judgement: Judgement,
  sentences: readonly Sentence[],
  { at, facts, earlier }: Pick<Answer, 'at' | 'facts' | 'earlier'>,
): Answer => {
  const { trend, windows, timeline, holdsMinutes, holdsShareOfDay } = judgement;
  const claims = sentences.flatMap((sentence) => sentence.claims);
  return { at, trend, windows, timeline, earlier, holdsMinutes, holdsShareOfDay, facts, claims };
};

/**
 * Asks all questions of a birth that fit the facts told, and examines each answer in each language.
 */
export const examineBirth = ({ name, person, facts }: RandomBirth, run: Run): void => {
  const { birth, place, unknownWithin } = person;
  const natal = natalAt(birth, place, unknownWithin === undefined);
  const lagna = natal.lagna === null ? null : signOf(natal.lagna);
  const examined: Examined<Claim> = {
    check: checkerOf(person, { memory: run.memory }),
    falsified: (claim) => falsified(claim, { chance: run.chance, signs: natal.signs }),
    first: { lagna, moon: natal.signs.moon },
  };
  const day = unknownWithin && {
    start: julianDayUt(unknownWithin.start),
    end: julianDayUt(unknownWithin.end),
  };
  const input = { birth: julianDayUt(birth), place, at: julianDayUt(run.at) };
  for (const question of QUESTION_IDS) {
    if (misfitOf(question, facts) !== undefined) continue;
    const told = { ...input, question, facts: usedFacts(question, facts) };
    const asked = day === undefined ? told : { ...told, unknownWithin: day };
    const judgement = judge(asked);
    const earlier = movedAnswer(asked, judgement);
    for (const language of run.languages) {
      const sentences = sentencesOf(judgement, earlier, language);
      const answer = answerOf(judgement, sentences, { at: run.at, facts: { ...facts }, earlier });
      const where = `${name} · ${question} · ${language}`;
      examineAnswer({ sentences, answer, language, where }, examined, run);
    }
  }
};
