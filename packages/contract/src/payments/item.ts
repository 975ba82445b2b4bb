import { bookingForm } from '../appointments/booking-form.ts';
import { ASSESSMENT_IDS } from '../catalogue/assessments.ts';
import { MAX_FIELD_CHARS } from '../catalogue/limits.ts';
import { QUESTION_PACKAGE_IDS } from '../catalogue/packages.ts';
import { PLAN_IDS } from '../catalogue/plans.ts';
import type { ProductKind } from '../catalogue/products.ts';
import { COMPATIBILITY_QUESTION_IDS, QUESTION_IDS } from '../catalogue/question-ids.ts';
import { THERAPIST_IDS } from '../catalogue/therapists.ts';
import { pairData } from '../compatibility/schemas.ts';
import { userDetails } from '../predictions/schemas.ts';
import { slotLabel } from '../therapists/schemas.ts';
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
