import { indianDay } from '@dhruva/civil-time';
import { THERAPIST_IDS, type TherapistId } from '@dhruva/contract/catalogue/therapists';

/** The therapist of a buyer who named none: the same for the same purchase, spread evenly over all. */
export const therapistFor = (orderId: string): TherapistId => {
  const number = BigInt(`0x${orderId.replaceAll('-', '')}`);
  const at = Number(number % BigInt(THERAPIST_IDS.length));
  const id = THERAPIST_IDS[at];
  if (id === undefined) throw new RangeError('no therapist is listed');
  return id;
};

/** An assessment is given back in full on the day of payment (India), later not (decision 7). Paise. */
export const assessmentRefund = (
  { amountPaise, paidAt }: { readonly amountPaise: number; readonly paidAt: Date },
  now: Date,
): { readonly refundPaise: number; readonly rule: string } | undefined =>
  indianDay(now) === indianDay(paidAt)
    ? { refundPaise: amountPaise, rule: 'On the day of payment: everything is given back' }
    : undefined;
