import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { closeUnpaidOrder } from '../applying/apply-payment.service.ts';
import { paymentsOfOrder } from '../records/payment.store.ts';
import { ensureGatewayOrder } from '../orders/create-order.service.ts';
import {
  checkAt,
  countCheck,
  findOrder,
  lockDue,
  lockOrder,
  type Order,
} from '../records/order.store.ts';
import { purchaseState } from '../records/purchase-state.rules.ts';
import { askProvider } from '../orders/status.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { countRefundCheck, lockDueRefunds } from '../records/refund.store.ts';
import { sendRefund } from '../refunds/send-refund.service.ts';
import { sideBySide } from './side-by-side.ts';
import { GIVE_UP_AFTER_MS, nextCheck } from '../records/next-check.rules.ts';

const AT_ONCE = 100;

/** Ends the looks at an order so old that nobody will pay it any more, unless money is on its way. */
const endIfOver = async (deps: PaymentDeps, orderId: string): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const order = await lockOrder(tx, orderId);
    if (!order || now.getTime() - order.createdAt.getTime() < GIVE_UP_AFTER_MS) return;
    const payments = await paymentsOfOrder(tx, orderId);
    if (purchaseState(order, payments, []) === 'checking') return;
    await closeUnpaidOrder(deps, tx, order, now);
    await checkAt(tx, orderId, null);
  });

/** True when the provider has its order for ours, or will not make one. */
const isThere = async (deps: PaymentDeps, order: Order): Promise<boolean> => {
  try {
    await ensureGatewayOrder(deps, order);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ orderId: order.id, code: error.code }, 'no order at the provider');
    return !error.passing;
  }
};

/** One order: its order at the provider if that answer was lost, its payments, its end. */
const reconcileOrder = async (deps: PaymentDeps, order: Order): Promise<void> => {
  if (!(await isThere(deps, order))) return;
  const known = await findOrder(deps.db, order.id);
  if (!known) return;
  const isAnswered = known.gatewayOrderId === null || (await askProvider(deps, known));
  if (isAnswered) await endIfOver(deps, order.id);
};

/** Looks at unpaid orders that are due: soon after they were made, then ever more seldom for six days. */
export const reconcileOrders = async (deps: PaymentDeps): Promise<void> => {
  const due = await inTransaction(deps.db, async (tx, now) => {
    const orders = await lockDue(tx, now, AT_ONCE);
    for (const { id, checks } of orders) await countCheck(tx, id, nextCheck(checks + 1, now));
    return orders;
  });
  await sideBySide(due, (order) =>
    reconcileOrder(deps, order).catch((error: unknown) => {
      deps.log.error({ err: error, orderId: order.id }, 'order not reconciled');
    }),
  );
};

/** Looks at refunds that are due, or whose end is not known yet. */
export const reconcileRefunds = async (deps: PaymentDeps): Promise<void> => {
  const due = await inTransaction(deps.db, async (tx, now) => {
    const refunds = await lockDueRefunds(tx, now, AT_ONCE);
    for (const { id, checks } of refunds) {
      await countRefundCheck(tx, id, nextCheck(checks + 1, now));
    }
    return refunds;
  });
  await sideBySide(due, ({ id }) =>
    sendRefund(deps, id).catch((error: unknown) => {
      deps.log.error({ err: error, refundId: id }, 'refund not looked after');
    }),
  );
};
