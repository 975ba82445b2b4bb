import { followUps } from '@dhruva/asking/follow-ups/contract/schemas';
import { resolvedBirth } from '@dhruva/asking/births/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { CONFIDENCES, FIRMNESSES, GRAHAS, TRENDS } from '@dhruva/jyotish/vocabulary';
import * as z from 'zod/mini';

/** How firm an answer is against an error of the birth time, firmest first. */
export const firmness = z.enum(FIRMNESSES);
export type Firmness = z.infer<typeof firmness>;

/**
 * How firm an answer would be (decision 47): the birth-time error (minutes, both ways) under which it holds,
 * or for an unknown time the share of the day (0–1) for which it holds. `level` null: it is not sold.
 */
export const expectedFirmness = z.object({
  level: z.nullable(firmness),
  holdsMinutes: z.nullable(z.number()),
  holdsShareOfDay: z.nullable(z.number()),
});
export type ExpectedFirmness = z.infer<typeof expectedFirmness>;

/** One reason of an answer, with the book it comes from. */
export const answerFactor = z.object({
  id: z.string(),
  side: z.enum(['for', 'against', 'neutral']),
  text: z.string(),
  source: z.string(),
});

/** A range of months (`YYYY-MM`), both ends included. */
export const answerWindow = z.object({
  from: z.string(),
  to: z.string(),
  strength: z.enum(['stronger', 'weaker']),
  text: z.string(),
});

/**
 * The texts of an answer told as a reading (shape 2); an older answer (shape 1) has none. `reading`: two or
 * three paragraphs; `past`: stretches of the past to compare with, one sentence each; `monthByMonth`: the
 * next twelve months, one text each, where the answer is told in depth; `custom`: a free traditional practice.
 */
const readingTexts = {
  reading: z.optional(z.array(z.string())),
  past: z.optional(z.array(z.string())),
  monthByMonth: z.optional(z.array(z.string())),
  custom: z.optional(z.string()),
};

/** The Hindi texts of an answer; windows and factors in the same order as in the answer. */
export const hindiWords = z.object({
  question: z.string(),
  direct: z.string(),
  trendText: z.string(),
  windows: z.array(z.string()),
  windowsNote: z.string(),
  factors: z.array(z.string()),
  sure: z.string(),
  advice: z.array(z.string()),
  caveat: z.string(),
  facts: z.optional(z.string()),
  ...readingTexts,
});
export type HindiWords = z.infer<typeof hindiWords>;

/**
 * How supportive dasha and transits are in a month (`YYYY-MM`), relative to the person's other months:
 * −2.5 … 2.5.
 */
export const timelineMonth = z.object({
  month: z.string(),
  dasha: z.number(),
  transit: z.number(),
});
export type TimelineMonth = z.infer<typeof timelineMonth>;

/**
 * The birth chart behind an answer. `lagna`: sign of the first house (0 = Mesha); `steady`: whether all signs
 * hold although the birth time is unknown; `used`: what the strongest reasons refer to.
 */
export const usedChart = z.object({
  from: z.enum(['lagna', 'moon']),
  lagna: z.number(),
  grahas: z.record(z.enum(GRAHAS), z.object({ rashi: z.number(), house: z.number() })),
  steady: z.boolean(),
  used: z.object({ houses: z.array(z.number()), grahas: z.array(z.enum(GRAHAS)) }),
});
export type UsedChart = z.infer<typeof usedChart>;

const givenName = z.optional(z.string().check(z.maxLength(MAX_FIELD_CHARS)));

/** Names given by the asker: of whom "you" means where it is not the asker, and of the other one of two people. */
export const givenNames = z.strictObject({ self: givenName, other: givenName });
export type GivenNames = z.infer<typeof givenNames>;

/**
 * An answer (decision 33); without trend for "which" and "what"; `facts`: the line that names the life facts
 * it used; `names`: of whom it speaks, where names were given. It is shown in the shape it was stored in (decision
 * 64). `shape` 2: told as a reading, where `direct` is one headline sentence and `advice` a plan of steps in order.
 * Without `shape` it is shape 1: `direct` is a paragraph, `advice` a list of tips; the oldest of these have no
 * Hindi, timeline or chart, and none of them follow-ups.
 */
export const answer = z.object({
  shape: z.optional(z.literal(2)),
  question: z.string(),
  direct: z.string(),
  trend: z.nullable(z.enum(TRENDS)),
  trendText: z.string(),
  windows: z.array(answerWindow),
  windowsNote: z.string(),
  factors: z.array(answerFactor),
  confidence: z.enum(CONFIDENCES),
  sure: z.string(),
  holdsMinutes: z.nullable(z.number()),
  advice: z.array(z.string()),
  caveat: z.string(),
  names: z.optional(givenNames),
  birth: resolvedBirth,
  asOf: z.string(),
  engineVersion: z.string(),
  conventions: z.string(),
  hi: z.optional(hindiWords),
  timeline: z.optional(z.array(timelineMonth)),
  chart: z.optional(usedChart),
  facts: z.optional(z.string()),
  ...readingTexts,
  followUps: z.optional(followUps),
});
export type Answer = z.infer<typeof answer>;
