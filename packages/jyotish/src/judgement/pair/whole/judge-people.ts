import type { Finding, Judgement } from '../../judgement.types.ts';
import { sameFinding } from '../../whole/direct-answer.ts';
import type { AskedPairQuestion } from '../pair-asked.ts';
import { pairSpecifics } from './pair-specifics.ts';
import { PAIR_MIDDLE_SCORE, scorePair, type People, type ScoredPair } from '../sum/pair-score.ts';
import type { PairStep } from '../../pair-steps.ts';
import { weighedFindings } from './chosen-pair-findings.ts';
import type { PairFinding, PairJudgement } from '../pair.types.ts';

/** A pair judgement without question, area and version, which judgePair adds. */
export type PairJudgementBody = Omit<PairJudgement, 'question' | 'area' | 'engineVersion'>;

/** Two scored people with weighted findings and specifics. */
export interface JudgedPair extends ScoredPair {
  readonly byStep: ReadonlyMap<PairStep, readonly PairFinding[]>;
  readonly specifics: readonly PairFinding[];
}

/** Judges two people from the readings of each. */
export const judgePeople = (people: People, asked: AskedPairQuestion): JudgedPair => {
  const scored = scorePair(people, asked);
  const byStep = weighedFindings(scored, asked);
  return { ...scored, byStep, specifics: pairSpecifics({ scored, asked, byStep }) };
};

/** The first specific of each kind and person; the direct answer is made of these. */
const firstOfEachKind = (specifics: readonly PairFinding[]): readonly PairFinding[] =>
  specifics.filter(
    ({ id, whose }, index) =>
      specifics.findIndex((each) => each.id === id && each.whose === whose) === index,
  );

/** Whether two direct answers are the same: trend, and first specific of each kind and person. */
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

/** Number of steps on the same side of the middle as the whole, and of all steps. */
export const pairAgreement = ({ stepScores, score }: ScoredPair): Judgement['agreement'] => {
  const all = Object.values(stepScores);
  const agree = all.filter(
    (stepScore) => stepScore >= PAIR_MIDDLE_SCORE === score >= PAIR_MIDDLE_SCORE,
  ).length;
  return { agree, of: all.length };
};
