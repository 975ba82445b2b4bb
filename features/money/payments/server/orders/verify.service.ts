import type { PurchaseStatus } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { receivePayment } from '../applying/apply-payment.service.ts';
import { recordPayment } from '../records/payment.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import {
  checkAt,
  findByGatewayId,
  findOrder,
  lockOrder,
  type Order,
} from '../records/order.store.ts';
import { endWaitIfNothingPaid, noteCheckoutClosed } from './close-checkout.service.ts';
import { statusOf } from './status.service.ts';

/** What the checkout returns after a payment. */
export interface SignedPayment {
  readonly gatewayOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/**
 * Records a payment whose signature is valid while the provider is unreachable, and has the reconciler check
 * it at once.
 */
const recordSignedPayment = async (
  deps: PaymentDeps,
  order: Order,
  paymentId: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    await lockOrder(tx, order.id);
    const payment = {
      id: paymentId,
      gatewayOrderId: order.gatewayOrderId ?? '',
      amountPaise: order.pricePaise,
      currency: order.currency,
      status: 'created',
      captured: false,
      refundedPaise: 0,
      method: '',
    } as const;
    await recordPayment(tx, order.id, payment, now);
    await checkAt(tx, order.id, now);
  });

/**
 * Verifies what the checkout returned for an order. The signature only links payment and order; amount and
 * state are fetched from the provider. Returns the order as it then is; undefined when they do not belong
 * together.
 */
export const confirmSignedPayment = async (
  deps: PaymentDeps,
  order: Order,
  { paymentId, signature }: SignedPayment,
): Promise<Order | undefined> => {
  const { db, gateway, log } = deps;
  const { account, gatewayOrderId } = order;
  if (gatewayOrderId === null) return undefined;
  if (!gateway.isSignedPayment(account, { gatewayOrderId, paymentId, signature })) return undefined;
  try {
    const payment = await gateway.payment(account, paymentId);
    if (payment.id !== paymentId || payment.gatewayOrderId !== gatewayOrderId) return undefined;
    await receivePayment(deps, { account, payment });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ orderId: order.id, code: error.code }, 'payment not confirmed yet');
    await recordSignedPayment(deps, order, paymentId);
    await noteCheckoutClosed(deps, order.id);
    return findOrder(db, order.id);
  }
  const known = await findOrder(db, order.id);
  if (known?.state === 'paid') return known;
  await endWaitIfNothingPaid(deps, order.id);
  return findOrder(db, order.id);
};

/** Verifies a payment reported by the browser and returns the purchase's status. */
export const verifyPayment = async (
  deps: PaymentDeps,
  userId: string,
  signedPayment: SignedPayment,
): Promise<PurchaseStatus> => {
  const key = await signedInKey(deps, deps.db, userId);
  const order = await findByGatewayId(deps.db, signedPayment.gatewayOrderId);
  if (order?.userId !== userId) throw new AppError('payment.order-unknown');
  const confirmed = await confirmSignedPayment(deps, order, signedPayment);
  if (!confirmed) throw new AppError('payment.verification-failed');
  return statusOf(deps, key, confirmed);
};
