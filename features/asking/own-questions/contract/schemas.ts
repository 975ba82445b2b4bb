import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

/** The specification's payload. Only `paymentId` is used; the questions were stored with the order. */
export const saveOwnQuestionsBody = z.strictObject({
  packageDetails: z.unknown(),
  questionsList: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20)),
  paymentId: text,
});

export const ownQuestionSet = z.object({
  id: z.string(),
  packageId: z.string(),
  state: z.enum(['waiting', 'answered', 'refunded']),
  questions: z.array(z.string()),
  /** One for each question; empty while waiting. */
  answers: z.array(z.string()),
  dueAt: z.string(),
  createdAt: z.string(),
});
export type OwnQuestionSet = z.infer<typeof ownQuestionSet>;

export const saveOwnQuestionsReply = z.object({ message: z.string(), set: ownQuestionSet });

/** Asks when answers would be due if paid now. */
export const promiseQuery = z.strictObject({ packageId: text });
export const promiseReply = z.object({ dueAt: z.string() });
