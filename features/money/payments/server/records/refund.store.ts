import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { RefundReason } from '../refund.rules.ts';
import { countedLook, dueBy } from './due-rows.store.ts';

export type RefundState = 'due' | 'sent' | 'processed' | 'failed';

interface RefundRow {
  id: string;
  order_id: string;
  payment_id: string;
  reason: RefundReason;
  amount_paise: number;
  state: RefundState;
  gateway_refund_id: string | null;
  attempt: number;
  last_error: string | null;
  credit_note_series: string | null;
  credit_note_number: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_check_at: Date | null;
  checks: number;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    refunds: RefundRow;
  }
}

export interface Refund {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly reason: RefundReason;
  readonly amountPaise: number;
  readonly state: RefundState;
  readonly gatewayRefundId: string | null;
  readonly attempt: number;
  /** The series of its credit note; null: it has none, or was numbered before series were stored. */
  readonly creditNoteSeries: string | null;
  /** Null where it has no credit note, or the number is not given yet. */
  readonly creditNoteNumber: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly checks: number;
}

const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  orderId: row.order_id,
  paymentId: row.payment_id,
  reason: row.reason,
  amountPaise: row.amount_paise,
  state: row.state,
  gatewayRefundId: row.gateway_refund_id,
  attempt: row.attempt,
  creditNoteSeries: row.credit_note_series,
  creditNoteNumber: row.credit_note_number,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  checks: row.checks,
});

export type NewRefund = Pick<
  Refund,
  'id' | 'orderId' | 'paymentId' | 'reason' | 'amountPaise' | 'creditNoteSeries' | 'gatewayRefundId'
> & { readonly state: 'due' | 'sent'; readonly nextCheckAt: Date };

/** Adds a refund; false when the payment already has one for this reason. */
export const insertRefund = async (tx: Tx, refund: NewRefund, now: Date): Promise<boolean> => {
  const row = await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      reason: refund.reason,
      amount_paise: refund.amountPaise,
      state: refund.state,
      gateway_refund_id: refund.gatewayRefundId,
      attempt: 1,
      last_error: null,
      credit_note_series: refund.creditNoteSeries,
      credit_note_number: null,
      created_at: now,
      settled_at: null,
      next_check_at: refund.nextCheckAt,
      checks: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'reason']).where('reason', '<>', 'operator').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The refund a column names, which no other has. */
const refundWith = async (
  db: Db,
  column: 'id' | 'gateway_refund_id',
  value: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Refund | undefined> => {
  const found = db.selectFrom('refunds').selectAll().where(column, '=', value);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && refundOf(row);
};

export const findRefund = async (db: Db, id: string): Promise<Refund | undefined> =>
  refundWith(db, 'id', id);

export const findByGatewayRefund = async (
  db: Db,
  gatewayRefundId: string,
): Promise<Refund | undefined> => refundWith(db, 'gateway_refund_id', gatewayRefundId);

export const lockRefund = async (tx: Tx, id: string): Promise<Refund | undefined> =>
  refundWith(tx, 'id', id, { lock: true });

export const refundsOfPayment = async (db: Db, paymentId: string): Promise<Refund[]> => {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(refundOf);
};

export const refundsOfOrders = async (db: Db, orderIds: readonly string[]): Promise<Refund[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(refundOf);
};

export interface RefundChange {
  readonly state: RefundState;
  readonly attempt: number;
  readonly gatewayRefundId: string | null;
  readonly lastError: string | null;
  readonly settledAt: Date | null;
  readonly nextCheckAt: Date | null;
}

export const saveRefund = async (tx: Tx, id: string, change: RefundChange): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set({
      state: change.state,
      attempt: change.attempt,
      gateway_refund_id: change.gatewayRefundId,
      last_error: change.lastError,
      settled_at: change.settledAt,
      next_check_at: change.nextCheckAt,
    })
    .where('id', '=', id)
    .execute();
};

/** Changes the amount of a refund and the amount reserved on its payment. */
export const resizeRefund = async (
  tx: Tx,
  { id, paymentId, byPaise }: { id: string; paymentId: string; byPaise: number },
): Promise<void> => {
  await tx
    .updateTable('refunds')
    .set((refund) => ({ amount_paise: refund('amount_paise', '+', byPaise) }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('payments')
    .set((payment) => ({
      refund_reserved_paise: payment('refund_reserved_paise', '+', byPaise),
    }))
    .where('id', '=', paymentId)
    .execute();
};

/** Refunds due for a check, locked; those another server is checking are skipped. */
export const lockDueRefunds = async (tx: Tx, now: Date, limit: number): Promise<Refund[]> => {
  const rows = await tx.selectFrom('refunds').selectAll().$call(dueBy(now, limit)).execute();
  return rows.map(refundOf);
};

export const countRefundCheck = async (tx: Tx, id: string, nextAt: Date): Promise<void> => {
  await tx.updateTable('refunds').set(countedLook(nextAt)).where('id', '=', id).execute();
};
