import { record } from '@dhruva/asking/answers/contract/record';
import * as z from 'zod/mini';
import { ownQuestionSet } from './schemas.ts';

/** The record of a package in My Predictions; `question` is the title of the package. */
export const ownQuestionsRecord = z.object({
  kind: z.literal('custom'),
  ...record,
  set: ownQuestionSet,
});
export type OwnQuestionsRecord = z.infer<typeof ownQuestionsRecord>;
