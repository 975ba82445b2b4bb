/** How far a payment has come; it only moves on (late authorisation: failed → authorized → captured). */
export const PAYMENT_STATES = ['created', 'failed', 'authorized', 'returned', 'captured'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

interface Told {
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly captured: boolean;
}

/** Our word for what the provider says. `returned`: it gave the money back by itself before capture. */
export const stateOf = ({ status, captured }: Told): PaymentState => {
  if (status === 'refunded') return captured ? 'captured' : 'returned';
  return status;
};

/** The further of two states, however the news arrived. */
export const further = (one: PaymentState, other: PaymentState): PaymentState =>
  PAYMENT_STATES.indexOf(one) >= PAYMENT_STATES.indexOf(other) ? one : other;
