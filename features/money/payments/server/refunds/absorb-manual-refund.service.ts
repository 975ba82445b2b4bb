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
  /** What the provider gave back of this payment beside what we know. */
  readonly strays: readonly GatewayRefund[];
  readonly refused: Extract<Told, { refused: string }>;
}

const total = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Which of them stands for ours: the one alike, or the largest where together they cover it. */
const standIn = (strays: readonly GatewayRefund[], wanted: number): GatewayRefund | undefined => {
  const alike = strays.find(({ amountPaise }) => amountPaise === wanted);
  if (alike || total(strays) < wanted) return alike;
  return strays.toSorted((one, other) => other.amountPaise - one.amountPaise)[0];
};

/**
 * A refund of ours was refused: what was given back by hand meanwhile counts towards it, so that nobody
 * gets more than they paid and the rest still goes back, with the next attempt. What to settle ours with.
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
