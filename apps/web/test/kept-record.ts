import { answer } from '@dhruva/asking/answers/contract/schemas';
import type { QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { KEPT_ANSWERS } from './kept-answers.ts';
import { DETAILS } from './people.ts';

/** A question about oneself, answered in the shape of today. */
export const ANSWERED = {
  kind: 'question',
  id: '00000000-0000-4000-8000-000000000001',
  question: KEPT_ANSWERS.shape2.question,
  state: 'answered',
  createdAt: '2026-11-22T10:00:00.000Z',
  orderId: null,
  tier: 99,
  answer: answer.parse(KEPT_ANSWERS.shape2),
  asked: DETAILS,
  details: { questionFor: 'self', dob: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Nagpur' },
} as const satisfies QuestionRecord;
