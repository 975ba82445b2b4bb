import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { addLedgerEntry } from '../records/ledger.store.ts';
import { enqueueRefunded } from '../enqueue.ts';
import { lockOrder, type Order } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { nextCheck } from '../records/next-check.rules.ts';
import { lockRefund, type Refund, saveRefund } from '../records/refund.store.ts';

type SettleDeps = Pick<PaymentDeps, 'outbox' | 'log'>;

interface LockedRefund {
  readonly order: Order;
  readonly refund: Refund;
}

/**
 * The provider rejected the refund: logs an alarm and schedules another attempt with a new idempotency key.
 */
const retry = async (
  { log }: SettleDeps,
  tx: Tx,
  { refund, code }: LockedRefund & { readonly code: string },
  now: Date,
): Promise<void> => {
  const { id, attempt, orderId, amountPaise } = refund;
  await addLedgerEntry(
    tx,
    { kind: 'refund-failed', subject: `${id}#${attempt}`, orderId, amountPaise },
    now,
  );
  await saveRefund(tx, id, {
    state: 'due',
    attempt: attempt + 1,
    gatewayRefundId: null,
    lastError: code,
    settledAt: null,
    nextCheckAt: nextCheck(refund.checks, now),
  });
  log.error({ alarm: 'refund-failed', orderId, refundId: id, attempt, code }, 'refund failed');
};

/** The provider accepted or completed the refund. The buyer is notified once. */
const progress = async (
  { outbox }: SettleDeps,
  tx: Tx,
  { order, refund, report }: LockedRefund & { readonly report: GatewayRefund },
  now: Date,
): Promise<void> => {
  const isDone = report.status === 'processed';
  await saveRefund(tx, refund.id, {
    state: isDone ? 'processed' : 'sent',
    attempt: refund.attempt,
    gatewayRefundId: report.id,
    lastError: null,
    settledAt: isDone ? now : null,
    nextCheckAt: isDone ? null : nextCheck(refund.checks, now),
  });
  const { id, orderId, amountPaise } = refund;
  const entry = { subject: id, orderId, amountPaise };
  if (await addLedgerEntry(tx, { kind: 'refund-sent', ...entry }, now)) {
    await enqueueRefunded(outbox, tx, { id, userId: order.userId }, now);
  }
  if (isDone) await addLedgerEntry(tx, { kind: 'refunded', ...entry }, now);
};

/**
 * Applies the provider's report of one of our refunds. A processed refund stays processed; reports about a
 * superseded attempt change nothing, and a failure reported twice counts once. `report` is the refund as
 * reported, or the error code of its rejection.
 */
export const settleRefund = async (
  deps: SettleDeps,
  tx: Tx,
  {
    refund: { id, orderId, attempt },
    report,
  }: {
    /** As read before the provider was asked, or before its report was applied. */
    readonly refund: Pick<Refund, 'id' | 'orderId' | 'attempt'>;
    readonly report: GatewayRefund | { readonly refused: string; readonly attempt: number };
  },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  const refund = await lockRefund(tx, id);
  if (!order || !refund || refund.state === 'processed') return;
  if ('refused' in report) {
    const isCurrent = refund.state === 'due' && refund.attempt === report.attempt;
    if (isCurrent) await retry(deps, tx, { order, refund, code: report.refused }, now);
    return;
  }
  const isOther = refund.gatewayRefundId !== null && refund.gatewayRefundId !== report.id;
  if (isOther || refund.paymentId !== report.paymentId) return;
  if (report.status === 'failed') {
    if (refund.attempt === attempt) await retry(deps, tx, { order, refund, code: 'FAILED' }, now);
    return;
  }
  await progress(deps, tx, { order, refund, report }, now);
};
