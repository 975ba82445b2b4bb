import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/**
 * A place that an ambiguous text may mean. `approximate`: a village at its post office's point.
 * Degrees, north and east positive.
 */
export const candidate = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  label: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
  approximate: z.boolean(),
});

/** What is left of a one-time code after a wrong try: how often it may still be typed, and for how long. */
const codeLeft = z.object({ tries: z.number(), seconds: z.number() });

/** A proof of work to be done before the same request is sent again (`auth.proof-of-work-needed`). */
const puzzle = z.object({ puzzle: z.string(), bits: z.number() });

/**
 * Reply of every refused request. `fields`: field → sentence; `candidates` and `choices`: what to
 * choose from; `retryAfterSeconds`: when to come back.
 */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  candidates: z.optional(z.array(candidate)),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  retryAfterSeconds: z.optional(z.number()),
  codeLeft: z.optional(codeLeft),
  puzzle: z.optional(puzzle),
});
export type ErrorReply = z.infer<typeof errorReply>;

export const healthReply = z.object({ status: z.literal('ok') });

/** `deadLetters`: background jobs that were given up and wait for somebody to look. */
export const readyReply = z.object({ status: z.literal('ok'), deadLetters: z.number() });
