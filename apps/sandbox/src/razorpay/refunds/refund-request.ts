import { ApiError, invalid } from '../model/api-error.ts';
import type { Payment, Refund } from '../model/entities.ts';
import {
  type Fields,
  fieldsOf,
  onlyFields,
  readAmount,
  readNotes,
  readText,
} from '../model/fields.ts';
import { findPayment } from '../model/find.ts';
import type { World } from '../model/world.ts';
import { type RefundRequest, startRefund } from './refunds.ts';

const LONGEST_RECEIPT = 255;
const SHORTEST_KEY = 10;

const readRefund = (fields: Fields, payment: Payment): RefundRequest => {
  onlyFields(fields, ['amount', 'speed', 'notes', 'receipt']);
  const rest = payment.amount - payment.amount_refunded;
  const { speed = 'normal' } = fields;
  if (speed !== 'normal' && speed !== 'optimum') {
    throw invalid('speed', 'The selected speed is invalid.');
  }
  if (!payment.captured) {
    throw new ApiError('The payment status should be captured for action to be taken');
  }
  if (rest === 0) throw new ApiError('The payment has been fully refunded already');
  const amount = fields['amount'] === undefined ? rest : readAmount(fields['amount']);
  if (amount > rest) {
    throw invalid('amount', 'The refund amount provided is greater than amount captured');
  }
  return {
    amount,
    speed_requested: speed,
    notes: readNotes(fields['notes']),
    receipt: readText('receipt', fields['receipt'], LONGEST_RECEIPT),
  };
};

const checkKey = (key: string): void => {
  if (key.length < SHORTEST_KEY) {
    throw new ApiError('The idempotency key must be at least 10 characters long.');
  }
  if (!/^[\w-]+$/.test(key)) {
    throw new ApiError(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    );
  }
};

/** `POST /v1/payments/:id/refund`, with the `X-Refund-Idempotency` header if given. */
export const requestRefund = (
  world: World,
  { id, keyId }: { id: string; keyId: string },
  body: unknown,
  idempotencyKey?: string,
): Refund => {
  const row = findPayment(world, id, keyId);
  const fields = fieldsOf(body);
  if (idempotencyKey === undefined) return startRefund(world, row, readRefund(fields, row.entity));
  checkKey(idempotencyKey);
  const request = JSON.stringify([id, fields]);
  const known = world.state.idempotency[`${keyId} ${idempotencyKey}`];
  if (known && known.request !== request) {
    throw new ApiError(
      'Different request with the same idempotency key has already been processed.',
      { status: 409 },
    );
  }
  const first = known && world.state.refunds[known.refundId];
  if (first) return first.entity;
  const refund = startRefund(world, row, readRefund(fields, row.entity));
  world.state.idempotency[`${keyId} ${idempotencyKey}`] = { request, refundId: refund.id };
  return refund;
};
