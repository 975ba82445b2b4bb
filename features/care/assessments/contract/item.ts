import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import * as z from 'zod/mini';
import { ASSESSMENT_IDS } from './catalogue.ts';

/** The purchase item of an assessment. */
export const assessmentItem = z.strictObject({
  kind: z.literal('assessment'),
  assessmentId: z.enum(ASSESSMENT_IDS),
  therapistId: z.optional(z.enum(THERAPIST_IDS)),
});

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    assessment: z.infer<typeof assessmentItem>;
  }
}
