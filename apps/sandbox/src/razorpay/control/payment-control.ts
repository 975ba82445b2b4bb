import { ApiError } from '../model/api-error.ts';
import type { Dispute, Payment, Refund } from '../model/entities.ts';
import type { World } from '../model/world.ts';
import { dispute } from '../refunds/disputes.ts';
import { failureOf } from '../payments/failures.ts';
import { findPayment, findRefund } from '../model/find.ts';
import { pay } from '../payments/pay.ts';
import type { PaidAnswer, UnpaidAnswer } from '../payments/pay-answers.ts';
import type { PayRequest } from '../payments/pay-request.ts';
import { refundUncaptured, settleRefund } from '../refunds/refunds.ts';
import { requestCapture } from '../payments/capture-request.ts';
import { authorize, fail } from '../payments/transitions.ts';

/** Applies a change, saves the state, and sends the resulting webhooks. */
export type Act = <Answer>(change: () => Answer) => Promise<Answer>;

export interface PaymentControl {
  readonly pay: (orderId: string, wish: PayRequest) => Promise<PaidAnswer | UnpaidAnswer>;
  /** Authorises a payment that the bank has not answered yet. */
  readonly authorize: (paymentId: string) => Promise<Payment>;
  readonly capture: (paymentId: string) => Promise<Payment>;
  readonly fail: (paymentId: string) => Promise<Payment>;
  /** Authorises a failed payment after all. */
  readonly lateAuthorize: (paymentId: string) => Promise<Payment>;
  readonly dispute: (paymentId: string) => Promise<Dispute>;
  readonly settleRefund: (refundId: string, status: 'processed' | 'failed') => Promise<Refund>;
  readonly refundsBegin: (status: Refund['status']) => Promise<{ status: Refund['status'] }>;
  /** Refunds payments that were not captured in time, like Razorpay. */
  readonly autoRefundUncaptured: () => Promise<{ refunded: string[] }>;
}

const become = (world: World, id: string, from: Payment['status']): Payment => {
  const row = findPayment(world, id);
  if (row.entity.status !== from) {
    throw new ApiError(`The payment is ${row.entity.status}, not ${from}`);
  }
  authorize(world, row);
  return row.entity;
};

const refundAllUncaptured = (world: World): { refunded: string[] } => {
  const waiting = Object.values(world.state.payments).filter(
    ({ entity }) => entity.status === 'authorized',
  );
  for (const row of waiting) refundUncaptured(world, row);
  return { refunded: waiting.map(({ entity }) => entity.id) };
};

export const createPaymentControl = (world: World, act: Act): PaymentControl => ({
  pay: (orderId, wish) => act(() => pay(world, orderId, wish)),
  authorize: (id) => act(() => become(world, id, 'created')),
  lateAuthorize: (id) => act(() => become(world, id, 'failed')),
  capture: (id) =>
    act(() => {
      const { amount } = findPayment(world, id).entity;
      return requestCapture(world, id, undefined, { amount });
    }),
  fail: (id) =>
    act(() => {
      const row = findPayment(world, id);
      fail(world, row, failureOf(row.entity.method));
      return row.entity;
    }),
  dispute: (id) => act(() => dispute(world, findPayment(world, id))),
  settleRefund: (id, status) =>
    act(() => {
      const row = findRefund(world, id);
      settleRefund(world, row, status);
      return row.entity;
    }),
  refundsBegin: (status) =>
    act(() => {
      world.state.refundsBegin = status;
      return { status };
    }),
  autoRefundUncaptured: () => act(() => refundAllUncaptured(world)),
});
