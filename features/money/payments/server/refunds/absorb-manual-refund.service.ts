import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayRefund } from '@dhruva/server/platform/gateway/gateway.ts';
import { lockOrder } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { adoptRefund } from './adopt-refund.service.ts';
import {
  findByGatewayRefund,
  lockRefund,
  type Refund,
  resizeRefund,
} from '../records/refund.store.ts';
import type { settleRefund } from './settle-refund.service.ts';

export type Told = Parameters<typeof settleRefund>[2]['told'];

interface Refused {
  readonly refund: Refund;
  /** Refunds of this payment at the provider that we have no record of. */
  readonly strays: readonly GatewayRefund[];
  readonly refused: Extract<Told, { refused: string }>;
}

const total = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/**
 * The manual refund to match with ours: the one of the same amount, or the largest if together they cover it.
 */
const standIn = (strays: readonly GatewayRefund[], wanted: number): GatewayRefund | undefined => {
  const alike = strays.find(({ amountPaise }) => amountPaise === wanted);
  if (alike || total(strays) < wanted) return alike;
  return strays.toSorted((one, other) => other.amountPaise - one.amountPaise)[0];
};

/**
 * Deducts refunds made by hand at the provider from a refund of ours that the provider rejected, so that
 * nobody gets more than they paid and the rest is retried. Returns what to pass to `settleRefund`.
 */
export const absorbManualRefund = async (
  deps: PaymentDeps,
  { refund, strays, refused }: Refused,
): Promise<Told> =>
  inTransaction(deps.db, async (tx, now) => {
    const { id, orderId, paymentId } = refund;
    await lockOrder(tx, orderId);
    const current = await lockRefund(tx, id);
    const unknown: GatewayRefund[] = [];
    for (const stray of strays) {
      if (!(await findByGatewayRefund(tx, stray.id))) unknown.push(stray);
    }
    if (current?.state !== 'due' || unknown.length === 0) return refused;
    const own = standIn(unknown, current.amountPaise);
    const amountPaise = own?.amountPaise ?? current.amountPaise - total(unknown);
    await resizeRefund(tx, { id, paymentId, byPaise: amountPaise - current.amountPaise });
    if (own) return own;
    for (const told of unknown) await adoptRefund(deps, tx, { orderId, told }, now);
    return refused;
  });
