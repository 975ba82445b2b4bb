import type { PurchaseSummary } from '../contract/schemas.ts';
import { moneyBackInWords } from './money-back.ts';
import { refundReason } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';

type Refund = PurchaseSummary['refunds'][number];

const STATES: Record<PurchaseSummary['state'], () => string> = {
  open: m.bookings_state_open,
  checking: m.bookings_state_checking,
  paid: m.bookings_state_paid,
  'refund-due': m.bookings_state_refund_due,
  refunded: m.bookings_state_refunded,
  closed: m.bookings_state_closed,
};

/** A purchase's state in a word or two. */
export const stateInWords = (state: PurchaseSummary['state']): string => STATES[state]();

/** "₹2,100 was given back: the promised time was missed" */
export const refundInWords = (refund: Refund): string =>
  m.bookings_refund_why({
    what: moneyBackInWords(refund),
    reason: refundReason(refund.reason),
  });
