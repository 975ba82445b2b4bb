/** Why money goes back; each at most once a payment. */
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

/** What of a payment has not gone back and is not about to, in paise. */
export const leftOf = (
  paidPaise: number,
  refunds: readonly { readonly amountPaise: number }[],
): number => refunds.reduce((left, { amountPaise }) => left - amountPaise, paidPaise);
