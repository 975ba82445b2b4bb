import { record } from '@dhruva/asking/answers/contract/record';
import * as z from 'zod/mini';
import { ownQuestionSet } from './schemas.ts';

/** A package of one's own questions; `question` names the package. */
export const ownQuestionsRecord = z.object({
  kind: z.literal('custom'),
  ...record,
  set: ownQuestionSet,
});
export type OwnQuestionsRecord = z.infer<typeof ownQuestionsRecord>;
