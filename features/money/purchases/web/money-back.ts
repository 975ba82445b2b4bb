import type { PurchaseSummary } from '@dhruva/money/purchases/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { formatPaise } from '@dhruva/kernel/rupees';

type Refund = PurchaseSummary['refunds'][number];

const PROGRESS: Record<Refund['state'], (amount: { amount: string }) => string> = {
  due: m.bookings_refund_due,
  sent: m.bookings_refund_sent,
  processed: m.bookings_refund_processed,
  failed: m.bookings_refund_failed,
};

/** A refund's progress in words: "₹2,100 was given back". */
export const moneyBackInWords = ({
  amountPaise,
  state,
}: Pick<Refund, 'amountPaise' | 'state'>): string =>
  PROGRESS[state]({ amount: formatPaise(amountPaise) });
