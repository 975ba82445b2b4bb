import type { PairAnswer, PairData } from '../contract/schemas.ts';
import type { CompatibilityQuestionId, PairJudgement } from '@dhruva/jyotish';
import { answersData, answersStore } from '@dhruva/asking/answers/server';
import type { AnsweredOf, StoredOf } from '@dhruva/asking/answers/server';

interface Kind {
  readonly questionId: CompatibilityQuestionId;
  /** Both people as typed. */
  readonly details: PairData;
  readonly judgement: PairJudgement;
  readonly answer: PairAnswer;
}

export type StoredPair = StoredOf<Kind>;
export type AnsweredPair = AnsweredOf<Kind>;

/** The store of questions about two people and their answers. */
export const pairAnswers = answersStore<Kind>('compatibility_answers');

/** Personal data of questions about two people, including the other person's. */
export const pairsData = answersData('Questions about two people', 'compatibility_answers');
