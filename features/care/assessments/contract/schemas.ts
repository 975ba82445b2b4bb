import * as z from 'zod/mini';
import { ASSESSMENT_IDS } from './catalogue.ts';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

/** The stages of a bought assessment: nothing sent, intake form begun, form sent, report delivered. */
export const ASSESSMENT_STATES = ['bought', 'form-open', 'with-therapist', 'report-ready'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/**
 * An assessment this account bought. Instants are ISO: the report is due at `dueAt`, and was delivered at
 * `reportAt` (null before). `therapist`: name of the therapist in charge.
 */
export const unlockedAssessment = z.object({
  orderId: z.string(),
  assessmentId: z.enum(ASSESSMENT_IDS),
  boughtAt: z.string(),
  dueAt: z.string(),
  therapist: z.string(),
  state: z.enum(ASSESSMENT_STATES),
  reportAt: z.nullable(z.string()),
});
export type UnlockedAssessment = z.infer<typeof unlockedAssessment>;

export const myAssessmentsReply = z.array(unlockedAssessment);

export const assessmentReportQuery = z.strictObject({
  orderId: z.string().check(z.maxLength(MAX_FIELD_CHARS)),
});

/** A delivered report: plain text with line breaks. */
export const assessmentReport = z.object({
  orderId: z.string(),
  assessmentId: z.enum(ASSESSMENT_IDS),
  therapist: z.string(),
  reportAt: z.string(),
  text: z.string(),
});
export type AssessmentReport = z.infer<typeof assessmentReport>;
