import { ApiError } from '../model/api-error.ts';
import type { PaymentRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { emit } from '../webhooks/emit.ts';
import type { Failure } from './failures.ts';
import { findOrder, paymentsOf } from '../model/find.ts';
import { refundUncaptured } from '../refunds/refunds.ts';

const MINUTE_MS = 60_000;
const FEE_RATE = 0.02;
const TAX_RATE = 0.18;

/** Two per cent fee with tax; `fee` includes the tax. */
const chargesOn = (amount: number): { fee: number; tax: number } => {
  const base = Math.round(amount * FEE_RATE);
  const tax = Math.round(base * TAX_RATE);
  return { fee: base + tax, tax };
};

/** authorized → captured; the order becomes paid. */
export const capture = (world: World, { keyId, entity }: PaymentRow): void => {
  const { entity: order } = findOrder(world, entity.order_id);
  Object.assign(entity, { status: 'captured', captured: true, ...chargesOn(entity.amount) });
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  emit(world, keyId, 'payment.captured', { payment: entity });
  emit(world, keyId, 'order.paid', { payment: entity, order });
};

const captureOrWait = (world: World, row: PaymentRow): void => {
  const settings = findOrder(world, row.entity.order_id).capture;
  const begun = row.entity.created_at * 1000;
  const intime = world.now() <= begun + settings.automaticExpiry * MINUTE_MS;
  if (settings.mode === 'automatic' && !row.byHand && intime) return capture(world, row);
  const expiry = begun + settings.manualExpiry * MINUTE_MS;
  world.schedule({
    at: Math.max(world.now(), expiry),
    kind: 'refund-uncaptured',
    paymentId: row.entity.id,
  });
};

/**
 * created → authorized, and failed → authorized when the bank authorises late. Captures if the order says so;
 * if another payment has paid the order, or is about to, this one is refunded at once.
 */
export const authorize = (world: World, row: PaymentRow): void => {
  const { entity, keyId } = row;
  if (entity.status !== 'created' && entity.status !== 'failed') {
    throw new ApiError(`A payment that is ${entity.status} cannot be authorized`);
  }
  const others = paymentsOf(world, entity.order_id).filter((other) => other !== row);
  const taken = others.some((other) => !['created', 'failed'].includes(other.entity.status));
  Object.assign(entity, {
    status: 'authorized',
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
  });
  emit(world, keyId, 'payment.authorized', { payment: entity });
  if (taken) refundUncaptured(world, row);
  else captureOrWait(world, row);
};

/** created → failed. */
export const fail = (world: World, { entity, keyId }: PaymentRow, failure: Failure): void => {
  if (entity.status !== 'created') {
    throw new ApiError(`A payment that is ${entity.status} cannot fail`);
  }
  Object.assign(entity, {
    status: 'failed',
    error_code: failure.code,
    error_description: failure.description,
    error_source: failure.source,
    error_step: failure.step,
    error_reason: failure.reason,
  });
  emit(world, keyId, 'payment.failed', { payment: entity });
};
