import type { PurchaseStatus } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import { receivePayment } from '../applying/apply-payment.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findOrder, hasReceipt, type Order } from '../records/order.store.ts';
import { productOf, purchaseOf } from '../records/purchase.ts';
import { knownPurchase, paymentTold } from './known-purchases.ts';

/** Rate limit for asking the provider about one order, over all waiting clients. */
const FETCH_LIMIT = { scope: 'payment.ask', limit: 1, windowSeconds: 5 } as const;

/** How far the purchase of this order has come, as it is now. */
export const statusOf = async (
  deps: PaymentDeps,
  key: UserKey,
  order: Order,
): Promise<PurchaseStatus> => {
  const { db, products } = deps;
  const now = await readNow(db);
  const { title } = await productOf(products, order.kind).describe(db, purchaseOf(key, order), now);
  return {
    ...paymentTold(await knownPurchase(db, order), now),
    kind: order.kind,
    productId: order.productId,
    title,
    paymentId: order.paymentId,
    amountPaise: order.pricePaise,
    hasReceipt: hasReceipt(order),
  };
};

/** How far a purchase of this user has come. */
export const describeStatus = async (
  deps: PaymentDeps,
  key: UserKey,
  orderId: string,
): Promise<PurchaseStatus> => {
  const order = await findOrder(deps.db, orderId);
  if (order?.userId !== key.userId) throw new AppError('payment.order-unknown');
  return statusOf(deps, key, order);
};

/** Fetches an order's payments from the provider and applies them. False when the provider did not answer. */
export const fetchPayments = async (deps: PaymentDeps, order: Order): Promise<boolean> => {
  const { gateway, log } = deps;
  if (order.gatewayOrderId === null) return false;
  try {
    const payments = await gateway.paymentsOf(order.account, order.gatewayOrderId);
    for (const payment of payments) {
      if (payment.gatewayOrderId !== order.gatewayOrderId) continue;
      await receivePayment(deps, { account: order.account, payment });
    }
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ orderId: order.id, code: error.code }, 'provider not asked');
    return false;
  }
};

/** The status of a purchase; if it is unpaid, the provider is asked first. */
export const purchaseStatus = async (
  deps: PaymentDeps,
  userId: string,
  orderId: string,
): Promise<PurchaseStatus> => {
  const key = await signedInKey(deps, deps.db, userId);
  const order = await findOrder(deps.db, orderId);
  if (order?.userId !== userId) throw new AppError('payment.order-unknown');
  if (order.state !== 'paid' && (await countHit(deps.db, FETCH_LIMIT, order.id)).allowed) {
    // A captured payment that could not be applied is recorded: the status below says so, and jobs retry.
    await fetchPayments(deps, order).catch((error: unknown) => {
      deps.log.error({ err: error, orderId: order.id }, 'payment not applied');
    });
  }
  return describeStatus(deps, key, order.id);
};
