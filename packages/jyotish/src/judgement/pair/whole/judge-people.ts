import type { Finding, Judgement } from '../../judgement.types.ts';
import { sameFinding } from '../../whole/direct-answer.ts';
import type { PairAsked } from '../pair-asked.ts';
import { pairSpecifics } from './pair-specifics.ts';
import { scorePair, type People, type ScoredPair } from '../sum/pair-score.ts';
import type { PairStep } from '../../pair-steps.ts';
import { weighedFindings } from './chosen-pair-findings.ts';
import type { PairFinding, PairJudgement } from '../pair.types.ts';

/** What a judgement adds to its question and version. */
export type PairJudgementBody = Omit<PairJudgement, 'question' | 'area' | 'engineVersion'>;

/** Two people read through all steps. */
export interface JudgedPair extends ScoredPair {
  readonly byStep: ReadonlyMap<PairStep, readonly PairFinding[]>;
  readonly specifics: readonly PairFinding[];
}

/** Two people, each read alone, read together. */
export const judgePeople = (people: People, asked: PairAsked): JudgedPair => {
  const scored = scorePair(people, asked);
  const byStep = weighedFindings(scored, asked);
  return { ...scored, byStep, specifics: pairSpecifics({ scored, asked, byStep }) };
};

/** The first specific of each kind and person: what the first sentences say. */
const firstOfEachKind = (specifics: readonly PairFinding[]): readonly PairFinding[] =>
  specifics.filter(
    ({ id, whose }, index) =>
      specifics.findIndex((each) => each.id === id && each.whose === whose) === index,
  );

/** Is the direct answer the same: the trend, and the first specific of each kind and person? */
export const samePairAnswer = (
  a: Pick<JudgedPair, 'trend' | 'specifics'>,
  b: Pick<JudgedPair, 'trend' | 'specifics'>,
): boolean => {
  const [left, right] = [firstOfEachKind(a.specifics), firstOfEachKind(b.specifics)];
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
export const pairAgreement = ({ stepScores, score }: ScoredPair): Judgement['agreement'] => {
  const all = Object.values(stepScores);
  const agree = all.filter((stepScore) => stepScore >= 0 === score >= 0).length;
  return { agree, of: all.length };
};
