import { QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { answer, expectedFirmness } from '@dhruva/asking/answers/contract/schemas';
import { resolvedBirth, userDetails } from '@dhruva/asking/births/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** How firm an answer would be; where it is not sold, `holding` are up to six questions that would be. */
const checkedFirmness = z.object({
  ...expectedFirmness.shape,
  holding: z.array(z.enum(QUESTION_IDS)),
});
export type CheckedFirmness = z.infer<typeof checkedFirmness>;

/** `questionId`: the question about to be asked; without it the birth alone is read back. */
export const checkBirthBody = z.strictObject({
  userDetails,
  questionId: z.optional(z.enum(QUESTION_IDS)),
});
export const checkBirthReply = z.object({
  birth: resolvedBirth,
  firmness: z.optional(checkedFirmness),
});
export type CheckBirthReply = z.infer<typeof checkBirthReply>;

/**
 * How firm the answers would be today for the birth in the profile, as far as it is known; of `of` questions
 * in all. Asked again, more are told until all are.
 */
export const myFirmnessReply = z.object({
  told: z.array(z.object({ questionId: z.enum(QUESTION_IDS), ...expectedFirmness.shape })),
  of: z.number(),
});
export type MyFirmnessReply = z.infer<typeof myFirmnessReply>;

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
