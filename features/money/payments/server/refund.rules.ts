/** Reasons for a refund; each at most once for a payment. */
export const REFUND_REASONS = [
  'duplicate',
  'cannot-be-given',
  'amount-differs',
  'promise-missed',
  'not-held',
  'cancelled',
  'operator',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The part of a payment that is neither refunded nor about to be, in paise. */
export const refundablePaise = (
  paidPaise: number,
  refunds: readonly { readonly amountPaise: number }[],
): number => refunds.reduce((left, { amountPaise }) => left - amountPaise, paidPaise);
