import { usedFacts } from '@dhruva/asking/questions/contract/needed-facts';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import { judge, julianDayUt, type Claim, type Judgement } from '@dhruva/jyotish';
import { QUESTION_IDS } from '@dhruva/jyotish/vocabulary';
import { narrate, type Language } from '@dhruva/narration';
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

const sentencesOf = (judgement: Judgement, language: Language): readonly Sentence[] => {
  const told = narrate(judgement, language) as { readonly sentences?: readonly Sentence[] };
  if (told.sentences === undefined) throw new NoSentences();
  return told.sentences;
};

const answerOf = (
  judgement: Judgement,
  sentences: readonly Sentence[],
  { at, facts }: { readonly at: number; readonly facts: Answer['facts'] },
): Answer => {
  const { trend, windows, timeline, holdsMinutes, holdsShareOfDay } = judgement;
  const claims = sentences.flatMap((sentence) => sentence.claims);
  return { at, trend, windows, timeline, holdsMinutes, holdsShareOfDay, facts, claims };
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
    const asked = { ...input, question, facts: usedFacts(question, facts) };
    const judgement = judge(day === undefined ? asked : { ...asked, unknownWithin: day });
    for (const language of run.languages) {
      const sentences = sentencesOf(judgement, language);
      const answer = answerOf(judgement, sentences, { at: run.at, facts: { ...facts } });
      const where = `${name} · ${question} · ${language}`;
      examineAnswer({ sentences, answer, language, where }, examined, run);
    }
  }
};
