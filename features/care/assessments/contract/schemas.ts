import * as z from 'zod/mini';
import { ASSESSMENT_IDS } from './catalogue.ts';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

/** How far a bought assessment is: nothing sent, the intake form begun, the form sent, the report delivered. */
export const ASSESSMENT_STATES = ['bought', 'form-open', 'with-therapist', 'report-ready'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/**
 * An assessment this account has bought. `boughtAt`, `dueAt` and `reportAt` are instants (ISO): the report is promised
 * by `dueAt`, and was delivered at `reportAt`, null before. `therapist` is the name of who gives it.
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
