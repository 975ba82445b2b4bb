import { DAY_MS } from '@dhruva/kernel/durations';
import { indianDay } from '@dhruva/civil-time';

interface Session {
  readonly amountPaise: number;
  readonly paidAt: Date;
  readonly startsAt: Date;
  readonly wasLost: boolean;
}

/**
 * The refund for cancelling a session, in paise (decisions 7 and 52): everything on the day of payment
 * (India) or once its time was lost, half until 24 hours before, then nothing. Undefined once it has begun.
 */
export const sessionRefund = (
  { amountPaise, paidAt, startsAt, wasLost }: Session,
  now: Date,
): { readonly refundPaise: number; readonly rule: string } | undefined => {
  if (now >= startsAt) return undefined;
  if (wasLost)
    return {
      refundPaise: amountPaise,
      rule: 'We could not keep a time you had: everything is given back',
    };
  if (indianDay(now) === indianDay(paidAt))
    return { refundPaise: amountPaise, rule: 'On the day of payment: everything is given back' };
  return startsAt.getTime() - now.getTime() >= DAY_MS
    ? {
        refundPaise: Math.floor(amountPaise / 2),
        rule: 'At least 24 hours before: half is given back',
      }
    : { refundPaise: 0, rule: 'Less than 24 hours before: nothing is given back' };
};
