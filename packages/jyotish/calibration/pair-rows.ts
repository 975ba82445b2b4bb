import {
  personQuestion,
  stepsOf,
  type AskedPairQuestion,
} from '../src/judgement/pair/pair-asked.ts';
import { PAIR_PLANS } from '../src/judgement/pair/plans/pair-plans.ts';
import { pairReading } from '../src/judgement/pair/pair-reading.ts';
import {
  pairFound,
  pairStepScores,
  pairSums,
  pairTotal,
} from '../src/judgement/pair/sum/pair-score.ts';
import { rawPairTimings, timedPerson } from '../src/judgement/pair/sum/pair-windows.ts';
import type { From } from '../src/judgement/reading/reading.ts';
import type { Norm } from '../src/judgement/sum/norm.types.ts';
import { askedQuestionAt, scoreReading } from '../src/judgement/whole/judge-reading.ts';
import { COMPATIBILITY_QUESTIONS, type CompatibilityQuestionId } from '../src/vocabulary.ts';
import { normOf, normsRow } from './question-norms.ts';
import { readingOf } from './readings.ts';
import { seededBirths, type SeededBirth } from './seeded-births.ts';

type Pairs = readonly (readonly [SeededBirth, SeededBirth])[];

const seededPairs = (count: number, seed: number): Pairs => {
  const births = seededBirths(2 * count, seed);
  return births.slice(0, count).map((self, index) => {
    const other = births[index + count];
    if (other === undefined) throw new RangeError('a pair needs two');
    return [self, other] as const;
  });
};

/** Norms of one question over many pairs. */
const pairNorms = (
  pairs: Pairs,
  question: CompatibilityQuestionId,
  from: From,
): Readonly<Record<string, Norm>> => {
  const plan = PAIR_PLANS[question];
  const focus = personQuestion(question);
  const samples = pairs.map(([first, second]) => {
    const { at } = first;
    const asked: AskedPairQuestion = { question, plan, ...askedQuestionAt(at, focus) };
    const [self, other] = [first, second].map((born) => scoreReading(readingOf(born, from), asked));
    if (self === undefined || other === undefined) throw new RangeError('a pair needs two');
    const people = { self, other };
    const readings = { self: self.reading, other: other.reading };
    const pair = pairReading(readings, { at, months: asked.months.length });
    const timed = {
      self: timedPerson(self.weighed.months, from, focus),
      other: timedPerson(other.weighed.months, from, focus),
    };
    return {
      sums: pairSums(pairFound(pair, asked), people),
      timings: rawPairTimings(timed),
    };
  });
  const steps = stepsOf(plan, from);
  const norms = Object.fromEntries(
    steps.map((step) => [step, normOf(samples.map(({ sums }) => sums[step] ?? 0))]),
  );
  const measured = { ...norms, total: [0, 1], month: [0, 1] } as const;
  return {
    ...norms,
    total: normOf(
      samples.map(({ sums }) => pairTotal(pairStepScores(sums, steps, measured), plan)),
    ),
    month: normOf(samples.flatMap(({ timings }) => timings)),
  };
};

/** The norms of seeded pairs as lines of a generated table, a line a question. */
export const pairRows = (from: From, count: number, seed: number): readonly string[] => {
  const pairs = seededPairs(count, seed);
  return COMPATIBILITY_QUESTIONS.map((question) =>
    normsRow(question, pairNorms(pairs, question, from)),
  );
};
