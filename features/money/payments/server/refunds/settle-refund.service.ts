import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { enter } from '../records/ledger.store.ts';
import { enqueueRefunded } from '../enqueue.ts';
import { lockOrder, type Order } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { nextCheck } from '../records/next-check.rules.ts';
import { lockRefund, type Refund, saveRefund } from '../records/refund.store.ts';

type SettleDeps = Pick<PaymentDeps, 'outbox' | 'log'>;

interface Settling {
  readonly order: Order;
  readonly refund: Refund;
}

/**
 * The provider rejected the refund: logs an alarm and schedules another attempt with a new idempotency key.
 */
const retry = async (
  { log }: SettleDeps,
  tx: Tx,
  { refund, code }: Settling & { readonly code: string },
  now: Date,
): Promise<void> => {
  const { id, attempt, orderId, amountPaise } = refund;
  await enter(
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
  { order, refund, told }: Settling & { readonly told: GatewayRefund },
  now: Date,
): Promise<void> => {
  const isDone = told.status === 'processed';
  await saveRefund(tx, refund.id, {
    state: isDone ? 'processed' : 'sent',
    attempt: refund.attempt,
    gatewayRefundId: told.id,
    lastError: null,
    settledAt: isDone ? now : null,
    nextCheckAt: isDone ? null : nextCheck(refund.checks, now),
  });
  const { id, orderId, amountPaise } = refund;
  const entry = { subject: id, orderId, amountPaise };
  if (await enter(tx, { kind: 'refund-sent', ...entry }, now)) {
    await enqueueRefunded(outbox, tx, { id, userId: order.userId }, now);
  }
  if (isDone) await enter(tx, { kind: 'refunded', ...entry }, now);
};

/**
 * Applies the provider's report of one of our refunds. A processed refund stays processed; reports about a
 * superseded attempt change nothing, and a failure reported twice counts once. `told` is the refund as
 * reported, or the error code of its rejection.
 */
export const settleRefund = async (
  deps: SettleDeps,
  tx: Tx,
  {
    refund: { id, orderId, attempt },
    told,
  }: {
    /** As read before the provider was asked, or before its report was applied. */
    readonly refund: Pick<Refund, 'id' | 'orderId' | 'attempt'>;
    readonly told: GatewayRefund | { readonly refused: string; readonly attempt: number };
  },
  now: Date,
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  const refund = await lockRefund(tx, id);
  if (!order || !refund || refund.state === 'processed') return;
  if ('refused' in told) {
    const isCurrent = refund.state === 'due' && refund.attempt === told.attempt;
    if (isCurrent) await retry(deps, tx, { order, refund, code: told.refused }, now);
    return;
  }
  const isOther = refund.gatewayRefundId !== null && refund.gatewayRefundId !== told.id;
  if (isOther || refund.paymentId !== told.paymentId) return;
  if (told.status === 'failed') {
    if (refund.attempt === attempt) await retry(deps, tx, { order, refund, code: 'FAILED' }, now);
    return;
  }
  await progress(deps, tx, { order, refund, told }, now);
};
