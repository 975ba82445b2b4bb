import * as z from 'zod/mini';
import { MAX_FIELD_CHARS, MAX_SUPPORT_CHARS } from '@dhruva/kernel/limits';
import { SUPPORT_ISSUES } from './issues.ts';

/** `answerTo`: an e-mail address or a mobile number; empty for no answer. */
export const sendSupportBody = z.strictObject({
  issue: z.enum(['', ...SUPPORT_ISSUES]),
  message: z.string().check(z.maxLength(MAX_SUPPORT_CHARS)),
  answerTo: z.string().check(z.maxLength(MAX_FIELD_CHARS)),
});
export type SupportMessage = z.infer<typeof sendSupportBody>;

/** `distress`: the text suggests self-harm, so help is shown before anything else. */
export const sendSupportReply = z.object({
  message: z.string(),
  ticket: z.string(),
  distress: z.boolean(),
});
