import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';

/** What may be said against a question and its details before it is sold or answered. */
export const questionRefusals = [
  ...birthRefusals,
  'prediction.does-not-fit',
  'prediction.not-firm',
] as const;
