import { ApiError } from '../model/api-error.ts';
import type { Payment } from '../model/entities.ts';
import { readNotes } from '../model/fields.ts';
import { findOrder, paymentsOf } from '../model/find.ts';
import { newId } from '../model/ids.ts';
import type { OrderRow, PaymentRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { ORDER_PAID, failureOf } from './failures.ts';
import { methodFields } from './method-fields.ts';
import { type PaidAnswer, type UnpaidAnswer, paidAnswer, unpaidAnswer } from './pay-answers.ts';
import type { PayRequest } from './pay-request.ts';
import { authorize, fail } from './transitions.ts';

/**
 * A wrong OTP and `failure@razorpay` fail whatever outcome was chosen; an error card fails when failure is
 * chosen.
 */
const FAILS_ANYWAY = new Set(['incorrect_otp', 'payment_failed']);
const BANK_TIMEOUT_MS = 600_000;
const LATE_SECONDS = 2_400;

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

const begin = (world: World, orderRow: OrderRow, wish: PayRequest, fields: Partial<Payment>) => {
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

const leavePending = (world: World, { entity }: PaymentRow, wish: PayRequest): void => {
  const paymentId = entity.id;
  world.schedule({ at: world.now() + BANK_TIMEOUT_MS, kind: 'bank-timeout', paymentId });
  const { lateAfterSeconds = LATE_SECONDS } = wish;
  if (lateAfterSeconds === null) return;
  world.schedule({ at: world.now() + lateAfterSeconds * 1000, kind: 'late-authorize', paymentId });
};

/**
 * Attempts to pay an order. Throws `ApiError` when the order takes no payment, and for anything but a test
 * card.
 */
export const pay = (
  world: World,
  orderId: string,
  wish: PayRequest,
  keyId?: string,
): PaidAnswer | UnpaidAnswer => {
  const order = findOrder(world, orderId, keyId);
  requireOpen(world, order);
  const { fields, failsWith } = methodFields(wish);
  const row = begin(world, order, wish, fields);
  const failing = wish.outcome === 'failure' || FAILS_ANYWAY.has(failsWith ?? '');
  if (wish.outcome === 'silent') leavePending(world, row, wish);
  else if (failing) fail(world, row, failureOf(row.entity.method, failsWith));
  else authorize(world, row);
  const succeeded = wish.outcome === 'success' && !failing;
  return succeeded ? paidAnswer(world, row) : unpaidAnswer(row);
};
