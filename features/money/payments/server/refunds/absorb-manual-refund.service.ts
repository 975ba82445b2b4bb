import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { lockOrder } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { recordManualRefund } from './record-manual-refund.service.ts';
import {
  findByGatewayRefund,
  lockRefund,
  type Refund,
  resizeRefund,
} from '../records/refund.store.ts';
import type { settleRefund } from './settle-refund.service.ts';

export type RefundReport = Parameters<typeof settleRefund>[2]['report'];

interface RejectedRefund {
  readonly refund: Refund;
  /** Refunds of this payment at the provider that we have no record of. */
  readonly unrecorded: readonly GatewayRefund[];
  readonly refused: Extract<RefundReport, { refused: string }>;
}

const total = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/**
 * The manual refund to match with ours: the one of the same amount, or the largest if together they cover it.
 */
const matchManualRefund = (
  unrecorded: readonly GatewayRefund[],
  wanted: number,
): GatewayRefund | undefined => {
  const alike = unrecorded.find(({ amountPaise }) => amountPaise === wanted);
  if (alike || total(unrecorded) < wanted) return alike;
  return unrecorded.toSorted((one, other) => other.amountPaise - one.amountPaise)[0];
};

/**
 * Deducts refunds made by hand at the provider from a refund of ours that the provider rejected, so that
 * nobody gets more than they paid and the rest is retried. Returns what to pass to `settleRefund`.
 */
export const absorbManualRefund = async (
  deps: PaymentDeps,
  { refund, unrecorded, refused }: RejectedRefund,
): Promise<RefundReport> =>
  inTransaction(deps.db, async (tx, now) => {
    const { id, orderId, paymentId } = refund;
    await lockOrder(tx, orderId);
    const current = await lockRefund(tx, id);
    const unknown: GatewayRefund[] = [];
    for (const refundThere of unrecorded) {
      if (!(await findByGatewayRefund(tx, refundThere.id))) unknown.push(refundThere);
    }
    if (current?.state !== 'due' || unknown.length === 0) return refused;
    const own = matchManualRefund(unknown, current.amountPaise);
    const amountPaise = own?.amountPaise ?? current.amountPaise - total(unknown);
    await resizeRefund(tx, { id, paymentId, byPaise: amountPaise - current.amountPaise });
    if (own) return own;
    for (const report of unknown) await recordManualRefund(deps, tx, { orderId, report }, now);
    return refused;
  });
