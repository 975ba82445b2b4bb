import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { newRowId } from '@dhruva/server/platform/database/uuid.ts';
import { addLedgerEntry } from '../records/ledger.store.ts';
import { reserveRefund } from '../records/payment.store.ts';
import { hasReceipt, type Order } from '../records/order.store.ts';
import type { RefundReason } from '../refund.rules.ts';
import { insertRefund, refundsOfPayment } from '../records/refund.store.ts';

export type RefundDeps = Pick<Deps, 'env' | 'jobs'>;

export const SEND_REFUND = 'payments.refund';
/** When the sweep sends the refund if its job is lost. */
const SWEEP_AFTER_MS = 10 * MINUTE_MS;

interface RefundRequest {
  readonly order: Order;
  readonly paymentId: string;
  readonly reason: RefundReason;
  readonly amountPaise: number;
  /** The id of the provider's refund, when it was made there by hand. */
  readonly gatewayRefundId?: string;
}

/** Thrown when a refund exceeds what is left of the payment. */
export class RefundTooLarge extends Error {
  override readonly name = 'RefundTooLarge';
}

/**
 * Records a refund in the caller's transaction; a job sends it. A payment is refunded once for each reason,
 * so repeating a call changes nothing; refunds made by hand at the provider are identified by their own id. A
 * purchase with a receipt gets a credit note (CGST Act 2017, section 34).
 */
export const addRefund = async (
  deps: RefundDeps,
  tx: Tx,
  { order, paymentId, reason, amountPaise, gatewayRefundId }: RefundRequest,
  now: Date,
): Promise<string | undefined> => {
  const before = await refundsOfPayment(tx, paymentId);
  const isOurs = gatewayRefundId === undefined;
  if (isOurs && before.some((refund) => refund.reason === reason)) return undefined;
  if (!(await reserveRefund(tx, paymentId, amountPaise))) {
    throw new RefundTooLarge('more than is left of the payment');
  }
  const hasCreditNote = hasReceipt(order) && order.paymentId === paymentId;
  const refund = {
    id: newRowId(),
    orderId: order.id,
    paymentId,
    reason,
    amountPaise,
    creditNoteSeries: hasCreditNote ? `${deps.env.receiptSeries}C` : null,
    gatewayRefundId: gatewayRefundId ?? null,
    state: isOurs ? ('due' as const) : ('sent' as const),
    nextCheckAt: new Date(now.getTime() + SWEEP_AFTER_MS),
  };
  await insertRefund(tx, refund, now);
  const entry = { subject: refund.id, orderId: order.id, amountPaise };
  await addLedgerEntry(tx, { kind: 'refund-due', ...entry }, now);
  if (isOurs) await deps.jobs.send(tx, SEND_REFUND, { id: refund.id });
  return refund.id;
};
