import { record } from '@dhruva/asking/answers/contract/record';
import * as z from 'zod/mini';
import { customQuestionSet } from './schemas.ts';

/** A package of one's own questions; `question` names the package. */
export const customRecord = z.object({
  kind: z.literal('custom'),
  ...record,
  set: customQuestionSet,
});
export type CustomRecord = z.infer<typeof customRecord>;
