import * as z from 'zod/mini';
import { QUESTION_PACKAGE_IDS } from './catalogue.ts';

/** The purchase item of a package of own questions. */
export const packageItem = z.strictObject({
  kind: z.literal('custom-package'),
  packageId: z.enum(QUESTION_PACKAGE_IDS),
  questions: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20)),
});

/** What may be said against it. */
export const packageRefusals = [
  'custom-question.missing',
  'custom-question.refused',
  'custom-question.distress',
  'custom-question.profile-incomplete',
  'person.under-18',
] as const;

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    'custom-package': z.infer<typeof packageItem>;
  }
}
