import { COMPATIBILITY_QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';
import * as z from 'zod/mini';
import { pairData } from './schemas.ts';

/** The purchase item of a question about two people. */
export const pairItem = z.strictObject({
  kind: z.literal('compatibility'),
  questionId: z.enum(COMPATIBILITY_QUESTION_IDS),
  ...pairData.shape,
});

/** What may be said against it, and against two people wherever they are read. */
export const pairRefusals = [
  ...birthRefusals,
  'compatibility.details-missing',
  'prediction.not-firm',
] as const;

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    compatibility: z.infer<typeof pairItem>;
  }
}
