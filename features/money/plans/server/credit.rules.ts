import { addDays, addMonths, dateInWords, INDIA, indianDay, instantOf } from '@dhruva/civil-time';

/** When a plan expires: the end of the same day of the month, `validMonths` later (India). */
export const expiryOf = (paidAt: Date, validMonths: number): Date => {
  const after = addDays(addMonths(indianDay(paidAt), validMonths), 1);
  const reading = instantOf({ date: after, time: '00:00', zone: INDIA });
  if (reading.kind !== 'instant') throw new RangeError(`${after} is no day`);
  return new Date(reading.epochMs);
};

export interface Credits {
  readonly total: number;
  readonly unused: number;
  readonly expiresAt: Date;
}

/** The last day in India on which a plan with this expiry can be used, YYYY-MM-DD. */
export const lastDayOf = (expiresAt: Date): string => indianDay(new Date(expiresAt.getTime() - 1));

/** "4 of 6 sessions left, valid until 21 February 2027". */
export const creditsInWords = ({ total, unused, expiresAt }: Credits, now: Date): string => {
  const lastDay = dateInWords(lastDayOf(expiresAt));
  const sessions = total === 1 ? 'session' : 'sessions';
  return now < expiresAt
    ? `${unused} of ${total} ${sessions} left, valid until ${lastDay}`
    : `Ended on ${lastDay}`;
};

/**
 * The refund for cancelling a plan, in paise (decision 7): everything on the day of payment (India) if no
 * session was used, later half of the unused sessions; undefined once it expired or is used up.
 */
export const planRefund = (
  plan: { readonly amountPaise: number; readonly paidAt: Date; readonly credits: Credits },
  now: Date,
): { readonly refundPaise: number; readonly rule: string } | undefined => {
  const { amountPaise, paidAt, credits } = plan;
  const { total, unused, expiresAt } = credits;
  if (unused === 0 || now >= expiresAt) return undefined;
  if (unused === total && indianDay(now) === indianDay(paidAt))
    return { refundPaise: amountPaise, rule: 'On the day of payment: everything is given back' };
  return {
    refundPaise: Math.floor((amountPaise * unused) / total / 2),
    rule: 'Half of the sessions not used is given back',
  };
};
