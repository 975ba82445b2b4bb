import type { PurchaseSummary } from '../contract/schemas.ts';
import { moneyBackInWords } from './money-back.ts';
import { refundReason } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';

type Refund = PurchaseSummary['refunds'][number];

/** "₹2,100 was given back: the promised time was missed" */
export const refundInWords = (refund: Refund): string =>
  m.bookings_refund_why({
    what: moneyBackInWords(refund),
    reason: refundReason(refund.reason),
  });
