import type { PurchaseStatus } from '../../contract/schemas.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { receivePayment } from '../applying/apply-payment.service.ts';
import { recordPayment } from '../records/payment.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { checkAt, findByGatewayId, lockOrder, type Order } from '../records/order.store.ts';
import { describeStatus, keyOf } from './status.service.ts';

/** What the checkout returns after a payment. */
export interface Signed {
  readonly gatewayOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/**
 * Records a payment whose signature is valid while the provider is unreachable, and has the reconciler check
 * it at once.
 */
const noteSigned = async (deps: PaymentDeps, order: Order, paymentId: string): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    await lockOrder(tx, order.id);
    const told = {
      id: paymentId,
      gatewayOrderId: order.gatewayOrderId ?? '',
      amountPaise: order.pricePaise,
      currency: order.currency,
      status: 'created',
      captured: false,
      refundedPaise: 0,
      method: '',
    } as const;
    await recordPayment(tx, order.id, told, now);
    await checkAt(tx, order.id, now);
  });

/**
 * Verifies what the checkout returned for an order. The signature only links payment and order; amount and
 * state are fetched from the provider. False when it does not belong to the order.
 */
export const confirmSigned = async (
  deps: PaymentDeps,
  order: Order,
  { paymentId, signature }: Signed,
): Promise<boolean> => {
  const { gateway, log } = deps;
  const { account, gatewayOrderId } = order;
  if (gatewayOrderId === null) return false;
  if (!gateway.isSignedPayment(account, { gatewayOrderId, paymentId, signature })) return false;
  try {
    const payment = await gateway.payment(account, paymentId);
    if (payment.id !== paymentId || payment.gatewayOrderId !== gatewayOrderId) return false;
    await receivePayment(deps, { account, payment });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ orderId: order.id, code: error.code }, 'payment not confirmed yet');
    await noteSigned(deps, order, paymentId);
  }
  return true;
};

/** Verifies a payment reported by the browser and returns the purchase's status. */
export const verifyPayment = async (
  deps: PaymentDeps,
  userId: string,
  signed: Signed,
): Promise<PurchaseStatus> => {
  const key = await keyOf(deps, deps.db, userId);
  const order = await findByGatewayId(deps.db, signed.gatewayOrderId);
  if (order?.userId !== userId) throw new AppError('payment.order-unknown');
  if (!(await confirmSigned(deps, order, signed))) {
    throw new AppError('payment.verification-failed');
  }
  return describeStatus(deps, key, order.id);
};
