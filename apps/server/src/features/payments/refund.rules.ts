/** Why money goes back; each at most once a payment. */
export const REFUND_REASONS = [
  'duplicate',
  'cannot-be-given',
  'amount-differs',
  'promise-missed',
  'cancelled',
  'operator',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
