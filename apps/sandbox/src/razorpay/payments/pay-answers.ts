import { createHmac } from 'node:crypto';
import type { Payment } from '../model/entities.ts';
import type { PaymentRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { errorOf } from './failures.ts';

/** The three fields a checkout returns after a payment. */
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

/**
 * The checkout's reply for a paid payment; signature: hex HMAC-SHA256 of `order|payment` with the key's
 * secret.
 */
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

/** The checkout's reply for a payment that is not paid. */
export const unpaidAnswer = ({ entity }: PaymentRow): UnpaidAnswer => ({
  payment_id: entity.id,
  order_id: entity.order_id,
  status: entity.status,
  ...(entity.status === 'failed' && { error: errorOf(entity) }),
});
