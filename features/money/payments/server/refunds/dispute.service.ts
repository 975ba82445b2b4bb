import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayDispute } from '@dhruva/server/platform/gateway/gateway.ts';
import { addLedgerEntry } from '../records/ledger.store.ts';
import { findPayment, saveDispute } from '../records/payment.store.ts';
import { lockOrder } from '../records/order.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { revokeUndelivered } from './revoke.service.ts';

const ENTRIES = { won: 'dispute-won', lost: 'dispute-lost' } as const;
const FINAL_STATUSES = ['won', 'lost', 'closed'];

const entryOf = (status: string): 'dispute-open' | 'dispute-won' | 'dispute-lost' =>
  status === 'won' || status === 'lost' ? ENTRIES[status] : 'dispute-open';

/**
 * Applies a dispute (chargeback) to its payment and logs an alarm. The purchase stays until the dispute is
 * lost; then what was not delivered is revoked. A dispute of an unknown payment is ignored: disputes arrive
 * long after payments.
 */
export const applyDispute = async (
  deps: PaymentDeps,
  tx: Tx,
  { id, paymentId, status }: GatewayDispute,
  now: Date,
): Promise<void> => {
  const known = await findPayment(tx, paymentId);
  const order = known && (await lockOrder(tx, known.orderId));
  if (!order) {
    deps.log.error(
      { alarm: 'dispute', paymentId, disputeId: id, status },
      'unknown payment disputed',
    );
    return;
  }
  const { dispute, amountPaise } = (await findPayment(tx, paymentId)) ?? known;
  const entry = { kind: entryOf(status), subject: id, orderId: order.id, amountPaise };
  const isNewEntry = await addLedgerEntry(tx, entry, now);
  const isOver = dispute !== null && FINAL_STATUSES.includes(dispute);
  if (!isOver || FINAL_STATUSES.includes(status)) await saveDispute(tx, paymentId, status);
  if (!isNewEntry) return;
  const about = { orderId: order.id, paymentId, disputeId: id, status };
  deps.log.error({ alarm: 'dispute', ...about }, 'a payment is disputed');
  if (status === 'lost' && order.paymentId === paymentId)
    await revokeUndelivered(deps, tx, order, now);
};
