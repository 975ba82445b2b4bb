import type { Answer } from '@dhruva/asking/answers/contract/schemas';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Judgement, QuestionId } from '@dhruva/jyotish';
import { answersData, keptAnswers } from '@dhruva/asking/answers/server';
import type { AnsweredOf, StoredOf } from '@dhruva/asking/answers/server';

interface Kind {
  readonly questionId: QuestionId;
  readonly details: { readonly typed: UserDetails };
  readonly judgement: Judgement;
  readonly answer: Answer;
}

export type StoredQuestion = StoredOf<Kind>;
export type AnsweredPrediction = AnsweredOf<Kind>;

/** Questions about one birth, with their answers. */
export const predictions = keptAnswers<Kind>('predictions');

/** Questions asked, the birth details they were asked with, what was found and what was said. */
export const questionsData = answersData('Questions and answers', 'predictions');
