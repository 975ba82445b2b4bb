import type { Finding, Judgement } from '../../judgement.types.ts';
import { sameFinding } from '../../whole/direct-answer.ts';
import type { PairAsked } from '../pair-asked.ts';
import { pairSpecifics } from './pair-specifics.ts';
import { readPair, type People, type PairScored } from '../sum/pair-score.ts';
import type { PairStep } from '../../pair-steps.ts';
import { weighedFindings } from './told-findings.ts';
import type { PairFinding, PairJudgement } from '../pair.types.ts';

/** What a judgement adds to its question and version. */
export type PairAnswered = Omit<PairJudgement, 'question' | 'area' | 'engineVersion'>;

/** Two people read through all steps. */
export interface PairTold extends PairScored {
  readonly byStep: ReadonlyMap<PairStep, readonly PairFinding[]>;
  readonly specifics: readonly PairFinding[];
}

/** Two people, each read alone, read together. */
export const readWholePair = (people: People, asked: PairAsked): PairTold => {
  const scored = readPair(people, asked);
  const byStep = weighedFindings(scored, asked);
  return { ...scored, byStep, specifics: pairSpecifics({ scored, asked, byStep }) };
};

/** The first specific of each kind and person: what the first sentences say. */
const headsOf = (specifics: readonly PairFinding[]): readonly PairFinding[] =>
  specifics.filter(
    ({ id, whose }, index) =>
      specifics.findIndex((each) => each.id === id && each.whose === whose) === index,
  );

/** Is the direct answer the same: the trend, and the first specific of each kind and person? */
export const samePairAnswer = (
  a: Pick<PairTold, 'trend' | 'specifics'>,
  b: Pick<PairTold, 'trend' | 'specifics'>,
): boolean => {
  const [left, right] = [headsOf(a.specifics), headsOf(b.specifics)];
  return (
    a.trend === b.trend &&
    left.length === right.length &&
    left.every((each, index) => {
      const other = right[index];
      return each.whose === other?.whose && sameFinding(each as Finding, other as Finding);
    })
  );
};

/** Of the steps that speak, how many stand on the side the whole sum took. */
export const pairAgreement = ({ standings, score }: PairScored): Judgement['agreement'] => {
  const all = Object.values(standings);
  const agree = all.filter((standing) => standing >= 0 === score >= 0).length;
  return { agree, of: all.length };
};
