import { work } from '@dhruva/account/auth/contract/schemas';
import { expectedFirmness, usedChart } from '@dhruva/asking/answers/contract/schemas';
import { resolvedBirth, typedTimeAndPlace } from '@dhruva/asking/births/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';
import { FIRST_QUESTIONS } from './first-questions.ts';

/** A birth as typed: date and time may be free text, read as in the profile. `work`: asked for by `first-chart.work-needed`. */
export const drawChartBody = z.strictObject({
  dob: z.string().check(z.maxLength(MAX_FIELD_CHARS)),
  ...typedTimeAndPlace,
  work: z.optional(work),
});

const namedText = z.object({ name: z.string(), text: z.string() });

/** The texts about a birth in one language; null for what is not certain without a birth time. */
const texts = z.object({
  lagna: z.nullable(z.string()),
  moon: z.nullable(z.string()),
  star: namedText,
  running: z.nullable(namedText),
  next: z.nullable(z.string()),
});

/**
 * A birth at the first look. `lagna` (null without a birth time) and `moons`: signs, 0 = Mesha; without a time
 * the Moon may have passed through two, and through two or three stars. `nextOn`: the day (India) on which
 * something changes next, which a text says. `firmness`: of four questions, for today (`asOf`).
 */
export const firstChart = z.object({
  birth: resolvedBirth,
  chart: z.omit(usedChart, { used: true }),
  lagna: z.nullable(z.number()),
  moons: z.array(z.number()),
  nextOn: z.nullable(z.string()),
  texts: z.object({ en: texts, hi: texts }),
  firmness: z.array(z.object({ questionId: z.enum(FIRST_QUESTIONS), ...expectedFirmness.shape })),
  asOf: z.string(),
});
export type FirstChart = z.infer<typeof firstChart>;
