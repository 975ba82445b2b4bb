import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';
import type { AssessmentState } from '../contract/schemas.ts';
import { type AssessmentId, assessmentById } from '../contract/catalogue.ts';
import { THERAPIST_IDS, type TherapistId } from '@dhruva/care/therapists/contract/catalogue';

/** The therapist assigned to a purchase that named none: deterministic, and spread evenly. */
export const therapistFor = (orderId: string): TherapistId => {
  const number = BigInt(`0x${orderId.replaceAll('-', '')}`);
  const at = Number(number % BigInt(THERAPIST_IDS.length));
  const id = THERAPIST_IDS[at];
  if (id === undefined) throw new RangeError('no therapist is listed');
  return id;
};

/** When the report of an assessment is due: so many days after the purchase, at the same time of day. */
export const dueAtOf = (assessmentId: AssessmentId, boughtAt: Date): Date =>
  new Date(boughtAt.getTime() + assessmentById(assessmentId).dueDays * DAY_MS);

/** The stage of a bought assessment. `hasDraft`: its intake form was begun and saved. */
export const assessmentState = ({
  hasReport,
  hasSentForm,
  hasDraft,
}: {
  readonly hasReport: boolean;
  readonly hasSentForm: boolean;
  readonly hasDraft: boolean;
}): AssessmentState => {
  if (hasReport) return 'report-ready';
  if (hasSentForm) return 'with-therapist';
  return hasDraft ? 'form-open' : 'bought';
};

/** The refund of an assessment, in paise: everything on the day of payment (India), then nothing (decision 7). */
export const assessmentRefund = (
  { amountPaise, paidAt }: { readonly amountPaise: number; readonly paidAt: Date },
  now: Date,
): { readonly refundPaise: number; readonly rule: string } | undefined =>
  indianDay(now) === indianDay(paidAt)
    ? { refundPaise: amountPaise, rule: 'On the day of payment: everything is given back' }
    : undefined;
