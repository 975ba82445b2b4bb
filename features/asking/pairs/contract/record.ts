import { record } from '@dhruva/asking/answers/contract/record';
import * as z from 'zod/mini';
import { pairAnswer, pairData } from './schemas.ts';

const datedBirth = z.object({ dateOfBirth: z.string(), timeOfBirth: z.string() });
export const pairRecord = z.object({
  kind: z.literal('compatibility'),
  ...record,
  answer: z.nullable(pairAnswer),
  asked: pairData,
  details: z.object({ selfData: datedBirth, otherData: datedBirth }),
});
export type PairRecord = z.infer<typeof pairRecord>;
