import { m } from '@dhruva/web/paraglide/messages.js';

const REASONS: Readonly<Record<string, () => string>> = {
  duplicate: m.bookings_reason_duplicate,
  'cannot-be-given': m.bookings_reason_cannot_be_given,
  'amount-differs': m.bookings_reason_amount_differs,
  'promise-missed': m.bookings_reason_promise_missed,
  'not-held': m.bookings_reason_not_held,
  cancelled: m.bookings_reason_cancelled,
  operator: m.bookings_reason_operator,
};

/** A refund's reason in a few words: "the promised time was missed". */
export const refundReason = (reason: string): string => REASONS[reason]?.() ?? reason;
