import { QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { userDetails } from '@dhruva/asking/births/contract/schemas';
import * as z from 'zod/mini';

/** The purchase item of a question, with the birth details it is asked for. */
export const questionItem = z.strictObject({
  kind: z.literal('question'),
  questionId: z.enum(QUESTION_IDS),
  userDetails,
});

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    question: z.infer<typeof questionItem>;
  }
}
