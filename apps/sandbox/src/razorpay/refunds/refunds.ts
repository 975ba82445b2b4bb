import { ApiError } from '../model/api-error.ts';
import type { Payment, Refund } from '../model/entities.ts';
import { newId, randomPart } from '../model/ids.ts';
import type { PaymentRow, RefundRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { emit } from '../webhooks/emit.ts';
import { findPayment } from '../model/find.ts';

export type RefundRequest = Pick<Refund, 'amount' | 'notes' | 'receipt' | 'speed_requested'>;

/** Adds to a payment's three fields about refunds. */
const addRefunded = (payment: Payment, paise: number): void => {
  payment.amount_refunded += paise;
  const full = payment.amount_refunded === payment.amount;
  const part = payment.amount_refunded > 0 ? 'partial' : null;
  const kept = payment.captured ? 'captured' : 'authorized';
  payment.refund_status = full ? 'full' : part;
  payment.status = full ? 'refunded' : kept;
};

/** pending → processed or failed. A failed refund no longer counts as refunded. */
export const settleRefund = (
  world: World,
  { entity, keyId }: RefundRow,
  status: 'processed' | 'failed',
): void => {
  if (entity.status !== 'pending') throw new ApiError(`The refund is ${entity.status} already`);
  const { entity: payment } = findPayment(world, entity.payment_id);
  entity.status = status;
  if (status === 'processed') entity.acquirer_data.arn = randomPart();
  else addRefunded(payment, -entity.amount);
  emit(world, keyId, `refund.${status}`, { refund: entity, payment });
};

/** Creates a refund in the status the control API requested (default: processed). */
export const startRefund = (
  world: World,
  { entity: payment, keyId }: PaymentRow,
  wish: RefundRequest,
): Refund => {
  const refund: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount: wish.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: wish.notes,
    receipt: wish.receipt,
    acquirer_data: { arn: null },
    created_at: world.seconds(),
    batch_id: null,
    status: 'pending',
    speed_requested: wish.speed_requested,
    speed_processed: wish.speed_requested === 'optimum' ? 'instant' : 'normal',
  };
  const row = { keyId, entity: refund };
  world.state.refunds[refund.id] = row;
  addRefunded(payment, refund.amount);
  emit(world, keyId, 'refund.created', { refund, payment });
  if (world.state.refundsBegin !== 'pending') settleRefund(world, row, world.state.refundsBegin);
  return refund;
};

/** Refunds an authorised payment that was never captured; its `captured` stays false. */
export const refundUncaptured = (world: World, row: PaymentRow): void => {
  const { amount } = row.entity;
  startRefund(world, row, { amount, notes: [], receipt: null, speed_requested: 'normal' });
};
