import { indianDay } from '@dhruva/civil-time';

const DAY_MS = 86_400_000;

/**
 * What cancelling a session gives back (decision 7): on the day of payment (India) and before it starts
 * everything, until 24 hours before half, then nothing: undefined. Paise.
 */
export const sessionRefund = (
  session: { readonly amountPaise: number; readonly paidAt: Date; readonly startsAt: Date },
  now: Date,
): { readonly refundPaise: number; readonly rule: string } | undefined => {
  const { amountPaise, paidAt, startsAt } = session;
  if (now >= startsAt) return undefined;
  if (indianDay(now) === indianDay(paidAt))
    return { refundPaise: amountPaise, rule: 'On the day of payment: everything is given back' };
  return startsAt.getTime() - now.getTime() >= DAY_MS
    ? {
        refundPaise: Math.floor(amountPaise / 2),
        rule: 'At least 24 hours before: half is given back',
      }
    : undefined;
};
