/**
 * Razorpay's test cards (payments/payments/test-card-details.md). No others are accepted, so that nobody
 * types a real one.
 */
export interface TestCard {
  readonly network: string;
  readonly type: 'credit' | 'debit';
  readonly international: boolean;
  /** The failure of a payment with it, when failure is chosen. */
  readonly failsWith?: string;
}

const domestic = (network: string, failsWith?: string): TestCard => ({
  network,
  type: 'credit',
  international: false,
  ...(failsWith !== undefined && { failsWith }),
});
const foreign = (network: string): TestCard => ({ ...domestic(network), international: true });

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4100280000001007': domestic('Visa'),
  '5500670000001002': domestic('MasterCard'),
  '6527658900001005': { ...domestic('RuPay'), type: 'debit' },
  '36082800091007': domestic('Diners Club'),
  '340256000401007': domestic('American Express'),
  '4012888888881881': foreign('Visa'),
  '5555555555554444': foreign('MasterCard'),
  '5105105105105100': foreign('MasterCard'),
  '5104060000000008': foreign('MasterCard'),
  '4100280000090000': domestic('Visa', 'timed_out'),
  '4100280000080001': domestic('Visa', 'insufficient_fund'),
  '4100280000070002': domestic('Visa', 'payment_cancelled'),
  '4100280000060003': domestic('Visa', 'card_declined'),
  '4100280000030006': domestic('Visa', 'card_disabled_for_online_payments'),
  '4100280000020007': domestic('Visa', 'gateway_technical_error'),
  '4100280000010008': domestic('Visa', 'card_number_invalid'),
  '4100280000000009': domestic('Visa', 'authentication_failed'),
};

export const DEFAULT_CARD = '4100280000001007';
