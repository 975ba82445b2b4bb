import * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import { place } from '@dhruva/asking/places/contract/schemas';

/** What every refusal looks like. `fields`: field → sentence; `candidates` and `choices`: what to choose from. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  candidates: z.optional(z.array(place)),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  retryAfterSeconds: z.optional(z.number()),
});
export type ErrorReply = z.infer<typeof errorReply>;

export const healthReply = z.object({ status: z.literal('ok') });

/** `deadLetters`: background jobs that were given up and wait for somebody to look. */
export const readyReply = z.object({ status: z.literal('ok'), deadLetters: z.number() });
