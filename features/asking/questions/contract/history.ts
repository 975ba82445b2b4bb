import * as z from 'zod/mini';
import { pairAnswer, pairData } from '@dhruva/asking/pairs/contract/schemas';
import { customQuestionSet } from '@dhruva/asking/own-questions/contract/schemas';
import { answer, userDetails } from './schemas.ts';

/**
 * `waiting`: paid or earned, not read yet; `refunded`: given back, or on its way. `orderId` leads to the
 * receipt; null where nothing was paid.
 */
const record = {
  id: z.string(),
  question: z.string(),
  state: z.enum(['waiting', 'answered', 'refunded']),
  createdAt: z.string(),
  orderId: z.nullable(z.string()),
};

/** `asked` carries all that asking again needs; `details` is the specification's part of it. */
const questionRecord = z.object({
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

const datedBirth = z.object({ dateOfBirth: z.string(), timeOfBirth: z.string() });
const pairRecord = z.object({
  kind: z.literal('compatibility'),
  ...record,
  answer: z.nullable(pairAnswer),
  asked: pairData,
  details: z.object({ selfData: datedBirth, otherData: datedBirth }),
});
export type PairRecord = z.infer<typeof pairRecord>;

/** A package of one's own questions; `question` names the package. */
const customRecord = z.object({
  kind: z.literal('custom'),
  ...record,
  set: customQuestionSet,
});
export type CustomRecord = z.infer<typeof customRecord>;

export const predictionRecord = z.discriminatedUnion('kind', [
  questionRecord,
  pairRecord,
  customRecord,
]);
export type PredictionRecord = z.infer<typeof predictionRecord>;
export const myPredictionsReply = z.array(predictionRecord);
