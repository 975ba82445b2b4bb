import { QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { answer } from '@dhruva/asking/answers/contract/schemas';
import { userDetails } from '@dhruva/asking/births/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** `questionId`: the question the details are for; without it only the birth is read. */
export const checkBirthBody = z.strictObject({
  userDetails,
  questionId: z.optional(z.enum(QUESTION_IDS)),
});

export const getPredictionBody = z.strictObject({ questionText: text, userDetails });
/** `success: false`: no answer could be made; `prediction` then says why, if known. */
export const getPredictionReply = z.union([
  z.object({ success: z.literal(true), predictionId: z.string(), prediction: answer }),
  z.object({ success: z.literal(false), prediction: z.optional(z.string()) }),
]);

/**
 * The specification's payload. The answer is never taken from the client: the record is found by question and
 * details.
 */
export const savePredictionBody = z.strictObject({
  question: text,
  answer: z.unknown(),
  details: z.strictObject({
    dob: text,
    timeOfBirth: text,
    placeOfBirth: text,
  }),
});
export const savePredictionReply = z.object({ id: z.string() });
