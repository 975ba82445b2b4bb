import { createHmac } from 'node:crypto';
import { ApiError, invalid } from '../model/api-error.ts';
import type { Card, Method, Notes, Payment } from '../model/entities.ts';
import { newId, randomPart } from '../model/ids.ts';
import type { OrderRow, PaymentRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { errorOf, failureOf } from './failures.ts';
import { readNotes } from './fields.ts';
import { findOrder, paymentsOf } from './find.ts';
import { DEFAULT_CARD, TEST_CARDS } from './test-cards.ts';
import { authorize, fail } from './transitions.ts';

export const OUTCOMES = ['success', 'failure', 'authorize', 'silent'] as const;
export const METHODS = ['upi', 'card', 'netbanking'] as const satisfies readonly Method[];

/** What the payer does at the checkout, and how the bank answers. */
export interface PayWish {
  readonly outcome: (typeof OUTCOMES)[number];
  /** UPI unless told otherwise. */
  readonly method?: Method;
  /** A test card; only its last four digits and its network are kept. */
  readonly card?: { readonly number: string; readonly name?: string; readonly otp?: string };
  readonly vpa?: string;
  readonly bank?: string;
  readonly email?: string;
  readonly contact?: string;
  readonly description?: string;
  readonly notes?: Notes;
  /** After `silent`: virtual seconds until the bank says yes after all; null is never. */
  readonly lateAfterSeconds?: number | null;
}

/** The three fields a checkout hands to the page. */
export interface PaidAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface UnpaidAnswer {
  readonly payment_id: string;
  readonly order_id: string;
  readonly status: Payment['status'];
  readonly error?: ReturnType<typeof errorOf>;
}

const SHORTEST_OTP = 4;
/** A wrong password and `failure@razorpay` fail whatever was chosen; an error card fails when failure is chosen. */
const FAILS_ANYWAY = new Set(['incorrect_otp', 'payment_failed']);
const BANK_TIMEOUT_MS = 600_000;
const LATE_SECONDS = 2_400;
const ORDER_PAID =
  'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.';

const readCard = (given: PayWish['card']): { card: Card; failsWith: string | undefined } => {
  const number = (given?.number ?? DEFAULT_CARD).replaceAll(/\D/g, '');
  const known = TEST_CARDS[number];
  if (!known)
    throw invalid('card[number]', 'The simulation takes the test cards of Razorpay only.');
  const card: Card = {
    id: newId('card'),
    entity: 'card',
    name: given?.name ?? '',
    last4: number.slice(-4),
    network: known.network,
    type: known.type,
    issuer: known.international ? null : 'HDFC',
    international: known.international,
    emi: false,
    sub_type: 'consumer',
  };
  return { card, failsWith: known.failsWith };
};

const methodFields = (
  wish: PayWish,
): { fields: Partial<Payment>; failsWith?: string | undefined } => {
  const reference = randomPart();
  if (wish.method === 'card') {
    const { card, failsWith } = readCard(wish.card);
    const { international, id: card_id } = card;
    const wrongOtp = (wish.card?.otp ?? '0000').length < SHORTEST_OTP;
    return {
      fields: { card, card_id, international, acquirer_data: { auth_code: reference } },
      failsWith: wrongOtp ? 'incorrect_otp' : failsWith,
    };
  }
  if (wish.method === 'netbanking') {
    const bank = wish.bank ?? 'HDFC';
    return { fields: { bank, acquirer_data: { bank_transaction_id: reference } } };
  }
  const vpa = wish.vpa ?? 'success@razorpay';
  const acquirer_data = { rrn: reference, upi_transaction_id: reference };
  const failsWith = vpa === 'failure@razorpay' ? 'payment_failed' : undefined;
  return { fields: { vpa, upi: { vpa }, acquirer_data }, failsWith };
};

const requireOpen = (world: World, { entity: order }: OrderRow): void => {
  const waiting = paymentsOf(world, order.id).some(({ entity }) => entity.status === 'authorized');
  if (order.status === 'paid' || waiting) {
    throw new ApiError(ORDER_PAID, {
      source: 'business',
      step: 'payment_initiation',
      reason: 'order_already_paid',
      metadata: { order_id: order.id },
    });
  }
};

const begin = (world: World, orderRow: OrderRow, wish: PayWish, fields: Partial<Payment>) => {
  const { entity: order, keyId } = orderRow;
  const { method = 'upi' } = wish;
  const entity: Payment = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: wish.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email: wish.email ?? null,
    contact: wish.contact ?? null,
    notes: readNotes(wish.notes),
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: world.seconds(),
    ...fields,
  };
  const row: PaymentRow = { keyId, entity, byHand: wish.outcome === 'authorize' };
  world.state.payments[entity.id] = row;
  order.attempts += 1;
  order.status = 'attempted';
  return row;
};

const staySilent = (world: World, { entity }: PaymentRow, wish: PayWish): void => {
  const paymentId = entity.id;
  world.schedule({ at: world.now() + BANK_TIMEOUT_MS, kind: 'bank-timeout', paymentId });
  const { lateAfterSeconds = LATE_SECONDS } = wish;
  if (lateAfterSeconds === null) return;
  world.schedule({ at: world.now() + lateAfterSeconds * 1000, kind: 'late-authorize', paymentId });
};

/** The signature of a payment: hex HMAC-SHA256 of `order|payment` with the key's secret. */
export const paidAnswer = (world: World, { entity, keyId }: PaymentRow): PaidAnswer => {
  const secret = world.accounts.find((account) => account.keyId === keyId)?.keySecret ?? '';
  return {
    razorpay_payment_id: entity.id,
    razorpay_order_id: entity.order_id,
    razorpay_signature: createHmac('sha256', secret)
      .update(`${entity.order_id}|${entity.id}`)
      .digest('hex'),
  };
};

/** What a checkout shows of a payment that is not paid. */
export const unpaidAnswer = ({ entity }: PaymentRow): UnpaidAnswer => ({
  payment_id: entity.id,
  order_id: entity.order_id,
  status: entity.status,
  ...(entity.status === 'failed' && { error: errorOf(entity) }),
});

/** One try to pay an order. Throws `ApiError` when the order takes no payment, or for a card that is no test card. */
export const pay = (
  world: World,
  orderId: string,
  wish: PayWish,
  keyId?: string,
): PaidAnswer | UnpaidAnswer => {
  const order = findOrder(world, orderId, keyId);
  requireOpen(world, order);
  const { fields, failsWith } = methodFields(wish);
  const row = begin(world, order, wish, fields);
  const failing = wish.outcome === 'failure' || FAILS_ANYWAY.has(failsWith ?? '');
  if (wish.outcome === 'silent') staySilent(world, row, wish);
  else if (failing) fail(world, row, failureOf(row.entity.method, failsWith));
  else authorize(world, row);
  const succeeded = wish.outcome === 'success' && !failing;
  return succeeded ? paidAnswer(world, row) : unpaidAnswer(row);
};
