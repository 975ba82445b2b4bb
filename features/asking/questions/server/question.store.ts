import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Judgement, QuestionId } from '@dhruva/jyotish';
import { answersData, answersStore } from '@dhruva/asking/answers/server';
import type { AnsweredOf, StoredOf } from '@dhruva/asking/answers/server';

interface Kind {
  readonly questionId: QuestionId;
  readonly details: { readonly typed: UserDetails };
  readonly judgement: Judgement;
  readonly answer: Answer;
}

export type StoredQuestion = StoredOf<Kind>;
export type AnsweredPrediction = AnsweredOf<Kind>;

/** The store of questions about one birth and their answers. */
export const predictions = answersStore<Kind>('predictions');

/** Personal data of questions: birth details, findings and texts. */
export const questionsData = answersData('Questions and answers', 'predictions');
