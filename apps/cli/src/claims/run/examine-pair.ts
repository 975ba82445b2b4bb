import {
  COMPATIBILITY_QUESTIONS,
  judgePair,
  julianDayUt,
  movedPairAnswer,
  type Claim,
  type MovedAnswer,
  type PairClaim,
  type PairJudgement,
} from '@dhruva/jyotish';
import { narratePair, pairFollowUpsOf } from '@dhruva/narration';
import { natalAt, type Natal } from '../chart/natal.ts';
import { signOf } from '../chart/signs.ts';
import type { Answer, Person } from '../claims.types.ts';
import { pairCheckerOf } from '../pair-checker.ts';
import type { FirstSigns } from '../reader/carried.ts';
import { examineAnswer, type Examined, type Run } from './examine-answer.ts';
import { falsifiedPair } from './falsified-pair.ts';
import type { RandomBirth } from './random-births.ts';

const natalOf = ({ birth, place, unknownWithin }: Person): Natal =>
  natalAt(birth, place, unknownWithin === undefined);

const firstSigns = ({ lagna, signs }: Natal): Omit<FirstSigns, 'other'> => ({
  lagna: lagna === null ? null : signOf(lagna),
  moon: signs.moon,
});

const inputOf = ({ birth, place, unknownWithin }: Person) => ({
  birth: julianDayUt(birth),
  place,
  ...(unknownWithin && {
    unknownWithin: {
      start: julianDayUt(unknownWithin.start),
      end: julianDayUt(unknownWithin.end),
    },
  }),
});

const answerOf = (
  judgement: PairJudgement,
  claims: readonly PairClaim[],
  { at, earlier }: { readonly at: number; readonly earlier: MovedAnswer | null },
): Answer => {
  const { trend, windows, timeline, holdsMinutes, holdsShareOfDay } = judgement;
  const told = claims as readonly Claim[];
  const own = { trend, windows, timeline, holdsMinutes, holdsShareOfDay };
  return { at, ...own, earlier, facts: {}, claims: told };
};

type NamedBirth = Pick<RandomBirth, 'person' | 'name'>;

/** Asks the six questions about two people and examines each answer in each language. */
export const examinePair = (one: NamedBirth, two: NamedBirth, run: Run): void => {
  const people = { self: one.person, other: two.person };
  const [mine, theirs] = [natalOf(one.person), natalOf(two.person)];
  const signs = { self: mine.signs, other: theirs.signs };
  const check = pairCheckerOf(people, run.memory);
  const examined: Examined<PairClaim> = {
    check,
    falsified: (claim) => falsifiedPair(claim, { chance: run.chance, signs }),
    first: { ...firstSigns(mine), other: firstSigns(theirs) },
  };
  const input = {
    self: inputOf(one.person),
    other: inputOf(two.person),
    at: julianDayUt(run.at),
  };
  for (const question of COMPATIBILITY_QUESTIONS) {
    const judgement = judgePair({ question, ...input });
    const earlier = movedPairAnswer({ question, ...input }, judgement);
    for (const language of run.languages) {
      const further = pairFollowUpsOf(judgement, earlier, language);
      const sentences = [
        ...narratePair(judgement, language).sentences,
        ...further.flatMap((each) => each.sentences),
      ];
      const claims = sentences.flatMap((sentence) => sentence.claims);
      const answer = answerOf(judgement, claims, { at: run.at, earlier });
      const where = `${one.name} + ${two.name} · ${question} · ${language}`;
      examineAnswer({ sentences, answer, language, where }, examined, run);
    }
  }
};
