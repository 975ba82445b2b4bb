import type { BookingRecord } from '@dhruva/contract/bookings/schemas';
import { refundReason } from '../../lib/refund-reason.ts';
import { m } from '../../paraglide/messages.js';
import { formatPaise } from '../../ui/rupees.ts';

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

const REFUNDS: Record<Refund['state'], (amount: { amount: string }) => string> = {
  due: m.bookings_refund_due,
  sent: m.bookings_refund_sent,
  processed: m.bookings_refund_processed,
  failed: m.bookings_refund_failed,
};

/** "₹2,100 was given back: the promised time was missed" */
export const refundInWords = ({ amountPaise, state, reason }: Refund): string =>
  m.bookings_refund_why({
    what: REFUNDS[state]({ amount: formatPaise(amountPaise) }),
    reason: refundReason(reason),
  });
