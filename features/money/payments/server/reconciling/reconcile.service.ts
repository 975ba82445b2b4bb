import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { closeUnpaidOrder } from '../applying/apply-payment.service.ts';
import { paymentsOfOrders } from '../records/payment.store.ts';
import { ensureGatewayOrder } from '../orders/create-order.service.ts';
import {
  checkAt,
  countCheck,
  findOrder,
  lockDue,
  lockOrder,
  type Order,
} from '../records/order.store.ts';
import { isAwaited } from '../records/payment-state.rules.ts';
import { fetchPayments } from '../orders/status.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { countRefundCheck, lockDueRefunds } from '../records/refund.store.ts';
import { sendRefund } from '../refunds/send-refund.service.ts';
import { runConcurrently } from './run-concurrently.ts';
import { GIVE_UP_AFTER_MS, nextCheck } from '../records/next-check.rules.ts';

const BATCH_SIZE = 100;

/** Closes an order too old to be paid and stops checking it, unless a payment is in progress. */
const closeIfExpired = async (deps: PaymentDeps, orderId: string): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const order = await lockOrder(tx, orderId);
    if (!order || now.getTime() - order.createdAt.getTime() < GIVE_UP_AFTER_MS) return;
    const payments = await paymentsOfOrders(tx, [orderId]);
    if (order.state === 'paid' || payments.some(isAwaited)) return;
    await closeUnpaidOrder(deps, tx, order, now);
    await checkAt(tx, orderId, null);
  });

/** Ensures the order exists at the provider. True when it does, or when the provider refuses it for good. */
const ensureAtProvider = async (deps: PaymentDeps, order: Order): Promise<boolean> => {
  try {
    await ensureGatewayOrder(deps, order);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ orderId: order.id, code: error.code }, 'no order at the provider');
    return !error.isTransient;
  }
};

/** Reconciles one order: creates it at the provider if needed, applies its payments, closes it if expired. */
const reconcileOrder = async (deps: PaymentDeps, order: Order): Promise<void> => {
  if (!(await ensureAtProvider(deps, order))) return;
  const known = await findOrder(deps.db, order.id);
  if (!known) return;
  const isAnswered = known.gatewayOrderId === null || (await fetchPayments(deps, known));
  if (isAnswered) await closeIfExpired(deps, order.id);
};

/**
 * Reconciles unpaid orders that are due for a check: soon after they were created, then less and less often
 * for six days.
 */
export const reconcileOrders = async (deps: PaymentDeps): Promise<void> => {
  const due = await inTransaction(deps.db, async (tx, now) => {
    const orders = await lockDue(tx, now, BATCH_SIZE);
    for (const { id, checks } of orders) await countCheck(tx, id, nextCheck(checks + 1, now));
    return orders;
  });
  await runConcurrently(due, (order) =>
    reconcileOrder(deps, order).catch((error: unknown) => {
      deps.log.error({ err: error, orderId: order.id }, 'order not reconciled');
    }),
  );
};

/** Sends refunds that are due and checks those not settled yet. */
export const reconcileRefunds = async (deps: PaymentDeps): Promise<void> => {
  const due = await inTransaction(deps.db, async (tx, now) => {
    const refunds = await lockDueRefunds(tx, now, BATCH_SIZE);
    for (const { id, checks } of refunds) {
      await countRefundCheck(tx, id, nextCheck(checks + 1, now));
    }
    return refunds;
  });
  await runConcurrently(due, ({ id }) =>
    sendRefund(deps, id).catch((error: unknown) => {
      deps.log.error({ err: error, refundId: id }, 'refund not looked after');
    }),
  );
};
