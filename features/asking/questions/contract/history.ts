import { answer } from '@dhruva/asking/answers/contract/schemas';
import { record } from '@dhruva/asking/answers/contract/record';
import { userDetails } from '@dhruva/asking/births/contract/schemas';
import { ownQuestionsRecord } from '@dhruva/asking/own-questions/contract/record';
import { pairRecord } from '@dhruva/asking/pairs/contract/record';
import * as z from 'zod/mini';

/** `asked`: everything needed to ask again; `details`: the specification's part of it. */
export const questionRecord = z.object({
  kind: z.literal('question'),
  ...record,
  tier: z.number(),
  answer: z.nullable(answer),
  asked: userDetails,
  details: z.object({
    questionFor: z.enum(['self', 'other']),
    dob: z.string(),
    timeOfBirth: z.string(),
    placeOfBirth: z.string(),
  }),
});
export type QuestionRecord = z.infer<typeof questionRecord>;

export const predictionRecord = z.discriminatedUnion('kind', [
  questionRecord,
  pairRecord,
  ownQuestionsRecord,
]);
export type PredictionRecord = z.infer<typeof predictionRecord>;
export const myPredictionsReply = z.array(predictionRecord);
