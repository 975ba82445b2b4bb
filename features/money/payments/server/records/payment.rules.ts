/**
 * Payment states in order; a payment only moves forward (late authorisation: failed → authorized → captured).
 */
export const PAYMENT_STATES = ['created', 'failed', 'authorized', 'returned', 'captured'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

interface ReportedStatus {
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly captured: boolean;
}

/** Maps the provider's status to ours. `returned`: the provider refunded it by itself before capture. */
export const stateOf = ({ status, captured }: ReportedStatus): PaymentState => {
  if (status === 'refunded') return captured ? 'captured' : 'returned';
  return status;
};

/** The later of two states, so that reports may arrive in any order. */
export const laterState = (one: PaymentState, other: PaymentState): PaymentState =>
  PAYMENT_STATES.indexOf(one) >= PAYMENT_STATES.indexOf(other) ? one : other;
