import { COMPATIBILITY_QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { KUTAS } from '@dhruva/asking/answers/contract/kutas';
import { answer, expectedFirmness, givenNames } from '@dhruva/asking/answers/contract/schemas';
import { resolvedBirth, typedTimeAndPlace } from '@dhruva/asking/births/contract/schemas';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** One of two people, as typed. */
export const personData = z.strictObject({ dateOfBirth: text, ...typedTimeAndPlace });
export type PersonData = z.infer<typeof personData>;

/**
 * `names`: what the answer calls them, if names were given; `otherAgrees`: the consent of decision 24 was ticked; `bride`: which of
 * them, if said (decision 49).
 */
export const pairData = z.strictObject({
  selfData: personData,
  otherData: personData,
  names: z.optional(givenNames),
  otherAgrees: z.optional(z.boolean()),
  bride: z.optional(z.enum(['self', 'other'])),
});
export type PairData = z.infer<typeof pairData>;

/** Points by the tables, and after the cancellations all schools agree on. */
const points = z.object({ max: z.number(), raw: z.number(), settled: z.number() });

/** An answer about two people: the shapes of `answer`, with both births and the kuta points. */
export const pairAnswer = z.object({
  ...z.omit(answer, { birth: true, chart: true }).shape,
  births: z.object({ self: resolvedBirth, other: resolvedBirth }),
  kuta: z.nullable(
    z.object({
      rows: z.array(z.object({ kuta: z.enum(KUTAS), ...points.shape })),
      total: points,
    }),
  ),
});
export type PairAnswer = z.infer<typeof pairAnswer>;

/** `questionId`: the question about to be asked; without it the births alone are read back. */
export const checkPairBody = z.strictObject({
  ...pairData.shape,
  questionId: z.optional(z.enum(COMPATIBILITY_QUESTION_IDS)),
});
/**
 * How firm an answer would be: each birth time is tried with the other as given, and the weaker counts. Where
 * it is not sold, `holding` are those of the six questions that would be.
 */
const checkedPairFirmness = z.object({
  ...expectedFirmness.shape,
  holding: z.array(z.enum(COMPATIBILITY_QUESTION_IDS)),
});
export type CheckedPairFirmness = z.infer<typeof checkedPairFirmness>;

export const checkPairReply = z.object({
  births: z.object({ self: resolvedBirth, other: resolvedBirth }),
  firmness: z.optional(checkedPairFirmness),
});
export type CheckPairReply = z.infer<typeof checkPairReply>;

const matchSentences = z.object({ points: z.array(z.string()), manglik: z.array(z.string()) });

/**
 * What is told of a match without payment (decision 50). `ways`: the 36 points, once where it was said who is
 * the bride, else both ways; empty where an unknown birth time leaves them open. `points`, `manglik`: sentences in
 * each language.
 */
export const freeMatchReply = z.object({
  births: z.object({ self: resolvedBirth, other: resolvedBirth }),
  ways: z.array(z.object({ bride: z.enum(['self', 'other']), ...points.shape })),
  en: matchSentences,
  hi: matchSentences,
});
export type FreeMatch = z.infer<typeof freeMatchReply>;

export const singleAnswerBody = z.strictObject({ questionText: text, ...pairData.shape });
/** `success: false`: no answer could be made; `reason` or `answer` then says why, if known. */
export const singleAnswerReply = z.union([
  z.object({ success: z.literal(true), answerId: z.string(), answer: pairAnswer }),
  z.object({
    success: z.literal(false),
    reason: z.optional(z.string()),
    answer: z.optional(z.string()),
  }),
]);
