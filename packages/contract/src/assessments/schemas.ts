import * as z from 'zod/mini';
import { ASSESSMENT_IDS } from '../catalogue/assessments.ts';

/** An assessment this account has bought. `boughtAt` is an instant (ISO); `therapist` the name of who gives it. */
export const unlockedAssessment = z.object({
  assessmentId: z.enum(ASSESSMENT_IDS),
  boughtAt: z.string(),
  therapist: z.string(),
});
export type UnlockedAssessment = z.infer<typeof unlockedAssessment>;

export const myAssessmentsReply = z.array(unlockedAssessment);
