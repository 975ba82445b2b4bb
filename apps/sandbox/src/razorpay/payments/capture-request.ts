import { ApiError, invalid } from '../model/api-error.ts';
import type { Payment } from '../model/entities.ts';
import { fieldsOf, readAmount } from '../model/fields.ts';
import { findOrder, findPayment } from '../model/find.ts';
import type { World } from '../model/world.ts';
import { ORDER_PAID } from './failures.ts';
import { capture } from './transitions.ts';

/** `POST /v1/payments/:id/capture`: the whole amount, once, while the payment is authorised. */
export const requestCapture = (
  world: World,
  id: string,
  keyId: string | undefined,
  body: unknown,
): Payment => {
  const row = findPayment(world, id, keyId);
  const { amount, currency } = fieldsOf(body);
  const paise = readAmount(amount);
  if (row.entity.captured) throw new ApiError('This payment has already been captured');
  const { entity: order } = findOrder(world, row.entity.order_id);
  if (order.status === 'paid') {
    throw new ApiError(ORDER_PAID);
  }
  if (row.entity.status !== 'authorized') {
    throw new ApiError(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (paise !== row.entity.amount) {
    throw invalid('amount', 'Capture amount must be equal to the amount authorized');
  }
  if (currency !== undefined && currency !== row.entity.currency) {
    throw invalid('currency', 'Currency is not supported');
  }
  capture(world, row);
  return row.entity;
};
