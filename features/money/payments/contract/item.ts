import { bookingForm } from '@dhruva/care/appointments/contract/booking-form';
import { ASSESSMENT_IDS } from '@dhruva/care/assessments/contract/catalogue';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import { QUESTION_PACKAGE_IDS } from '@dhruva/asking/own-questions/contract/catalogue';
import { PLAN_IDS } from '@dhruva/money/plans/contract/catalogue';
import type { ProductKind } from './products.ts';
import {
  COMPATIBILITY_QUESTION_IDS,
  QUESTION_IDS,
} from '@dhruva/asking/questions/contract/question-ids';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { pairData } from '@dhruva/asking/pairs/contract/schemas';
import { userDetails } from '@dhruva/asking/births/contract/schemas';
import { slotLabel } from '@dhruva/care/therapists/contract/schemas';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

const question = z.strictObject({
  kind: z.literal('question'),
  questionId: z.enum(QUESTION_IDS),
  userDetails,
});
const compatibility = z.strictObject({
  kind: z.literal('compatibility'),
  questionId: z.enum(COMPATIBILITY_QUESTION_IDS),
  ...pairData.shape,
});
const customPackage = z.strictObject({
  kind: z.literal('custom-package'),
  packageId: z.enum(QUESTION_PACKAGE_IDS),
  questions: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20)),
});
const plan = z.strictObject({ kind: z.literal('plan'), planId: z.enum(PLAN_IDS) });
const therapy = z.strictObject({
  kind: z.literal('therapy'),
  therapistId: z.enum(THERAPIST_IDS),
  /** Civil date in India, YYYY-MM-DD. */
  date: text,
  slot: slotLabel,
  form: bookingForm,
});
const assessment = z.strictObject({
  kind: z.literal('assessment'),
  assessmentId: z.enum(ASSESSMENT_IDS),
  therapistId: z.optional(z.enum(THERAPIST_IDS)),
});

/** What is being bought, with its details: kept sealed with the order from before payment on (decisions 1 and 6). */
export const purchaseItem = z.discriminatedUnion('kind', [
  question,
  compatibility,
  customPackage,
  plan,
  therapy,
  assessment,
]);
export type PurchaseItem = z.infer<typeof purchaseItem>;
export type ItemOf<K extends ProductKind> = Extract<PurchaseItem, { kind: K }>;
