import { usedFacts } from '@dhruva/asking/questions/contract/needed-facts';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import { judge, julianDayUt, type Judgement } from '@dhruva/jyotish';
import { QUESTION_IDS } from '@dhruva/jyotish/vocabulary';
import { narrate, type Language } from '@dhruva/narration';
import { signOf } from '../chart/signs.ts';
import { natalAt } from '../chart/natal.ts';
import { checkerOf } from '../checker.ts';
import type { Checker } from '../checker.ts';
import type { Answer, Sentence } from '../claims.types.ts';
import type { FirstSigns } from '../reader/carried.ts';
import { uncarriedIn } from '../reader/reader.ts';
import type { SpanMemory } from '../time/spans.ts';
import { falsified } from './falsified.ts';
import type { RandomBirth } from './random-births.ts';
import { countIn, type Tally } from './tally.ts';

/** How a run is made. */
export interface Run {
  /** The moment of asking, Julian day UT. */
  readonly at: number;
  readonly languages: readonly Language[];
  readonly tally: Tally;
  readonly memory: SpanMemory;
  readonly chance: () => number;
  /** Share of claims changed on purpose, 0 for none. */
  readonly falsify: number;
}

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

/** One birth under examination. */
interface Examined {
  readonly name: string;
  /** The facts told, as texts. */
  readonly facts: Answer['facts'];
  readonly check: Checker;
  readonly signs: ReturnType<typeof natalAt>['signs'];
  readonly first: FirstSigns;
}

const checkClaims = (
  { claims, text }: Sentence,
  answer: Answer,
  where: string,
  { run, born }: { readonly run: Run; readonly born: Examined },
): void => {
  const { tally, chance, falsify } = run;
  for (const claim of claims) {
    countIn(tally.claims, claim);
    const isChanged = falsify > 0 && chance() < falsify;
    const told = isChanged ? falsified(claim, { chance, signs: born.signs }) : claim;
    const reason = born.check(told, answer);
    const what = JSON.stringify(told);
    if (isChanged) {
      tally.changed += 1;
      if (reason === null) tally.missed.push({ where, what, reason: JSON.stringify(claim) });
    } else if (reason !== null) {
      countIn(tally.falseByKind, claim);
      tally.falseOnes.push({ where, what, reason: `${reason} | ${text}` });
    }
  }
};

const examineAnswer = (
  judgement: Judgement,
  language: Language,
  { run, born }: { readonly run: Run; readonly born: Examined },
): void => {
  const { tally } = run;
  const where = `${born.name} · ${judgement.question} · ${language}`;
  const sentences = sentencesOf(judgement, language);
  const answer = answerOf(judgement, sentences, { at: run.at, facts: born.facts });
  tally.answers += 1;
  tally.sentences += sentences.length;
  for (const sentence of sentences) {
    checkClaims(sentence, answer, where, { run, born });
    const names = uncarriedIn(sentence, answer.claims, language, born.first);
    if (names.length > 0) {
      tally.uncarried.push({ where, what: names.join(', '), reason: sentence.text });
    }
  }
};

/**
 * Asks all questions of a birth that fit the facts told, and examines each answer in each language.
 */
export const examineBirth = ({ name, person, facts }: RandomBirth, run: Run): void => {
  const { birth, place, unknownWithin } = person;
  const natal = natalAt(birth, place, unknownWithin === undefined);
  const lagna = natal.lagna === null ? null : signOf(natal.lagna);
  const born: Examined = {
    name,
    facts: { ...facts },
    check: checkerOf(person, { memory: run.memory }),
    signs: natal.signs,
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
    for (const language of run.languages) examineAnswer(judgement, language, { run, born });
  }
};
