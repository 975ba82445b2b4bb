import type { BookingRecord } from '@dhruva/contract/bookings/schemas';
import { moneyBackInWords } from '../../lib/refund-words.ts';
import { m } from '../../paraglide/messages.js';

type Refund = BookingRecord['refunds'][number];

const STATES: Record<BookingRecord['state'], () => string> = {
  open: m.bookings_state_open,
  checking: m.bookings_state_checking,
  paid: m.bookings_state_paid,
  'refund-due': m.bookings_state_refund_due,
  refunded: m.bookings_state_refunded,
  closed: m.bookings_state_closed,
};

/** How far a purchase is, in a word or two. */
export const stateInWords = (state: BookingRecord['state']): string => STATES[state]();

const REASONS: Readonly<Record<string, () => string>> = {
  duplicate: m.bookings_reason_duplicate,
  'cannot-be-given': m.bookings_reason_cannot_be_given,
  'amount-differs': m.bookings_reason_amount_differs,
  'promise-missed': m.bookings_reason_promise_missed,
  'not-held': m.bookings_reason_not_held,
  cancelled: m.bookings_reason_cancelled,
  operator: m.bookings_reason_operator,
};

/** "₹2,100 was given back: the promised time was missed" */
export const refundInWords = (refund: Refund): string =>
  m.bookings_refund_why({
    what: moneyBackInWords(refund),
    reason: REASONS[refund.reason]?.() ?? refund.reason,
  });
