import { ApiError, invalid } from './api-error.ts';
import type { OrderRow, PaymentRow, RefundRow } from './state.ts';
import type { World } from './world.ts';

type Kind = 'order' | 'pay' | 'rfnd';

const UNKNOWN = 'The id provided does not exist';

const row = <Row extends { keyId: string }>(
  rows: Record<string, Row>,
  kind: Kind,
  id: string,
): Row => {
  if (!new RegExp(`^${kind}_[0-9A-Za-z]{14}$`).test(id)) {
    throw invalid('id', `${id.slice(0, 64)} is not a valid id`);
  }
  const found = rows[id];
  if (!found) throw new ApiError(UNKNOWN);
  return found;
};

const owned = <Row extends { keyId: string }>(found: Row, keyId: string | undefined): Row => {
  if (keyId !== undefined && found.keyId !== keyId) throw new ApiError(UNKNOWN);
  return found;
};

/** Finds a row visible to the calling key (the control API calls without a key); throws `ApiError`. */
export const findOrder = (world: World, id: string, keyId?: string): OrderRow =>
  owned(row(world.state.orders, 'order', id), keyId);

/** See `findOrder`. */
export const findPayment = (world: World, id: string, keyId?: string): PaymentRow =>
  owned(row(world.state.payments, 'pay', id), keyId);

/** See `findOrder`. */
export const findRefund = (world: World, id: string, keyId?: string): RefundRow =>
  owned(row(world.state.refunds, 'rfnd', id), keyId);

/** The payments of an order, oldest first. */
export const paymentsOf = (world: World, orderId: string): PaymentRow[] =>
  Object.values(world.state.payments).filter(({ entity }) => entity.order_id === orderId);
