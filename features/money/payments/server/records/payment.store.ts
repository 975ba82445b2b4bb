import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayPayment } from '@dhruva/server/platform/gateway/gateway.ts';
import { laterState, type PaymentState, stateOf } from './payment.rules.ts';

interface PaymentRow {
  id: string;
  order_id: string;
  amount_paise: number;
  currency: string;
  state: PaymentState;
  method: string;
  refund_reserved_paise: number;
  dispute: string | null;
  first_seen_at: Date;
  captured_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    payments: PaymentRow;
  }
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly refundReservedPaise: number;
  readonly dispute: string | null;
  readonly capturedAt: Date | null;
  readonly firstSeenAt: Date;
}

const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  orderId: row.order_id,
  amountPaise: row.amount_paise,
  currency: row.currency,
  state: row.state,
  refundReservedPaise: row.refund_reserved_paise,
  dispute: row.dispute,
  capturedAt: row.captured_at,
  firstSeenAt: row.first_seen_at,
});

/**
 * Stores a payment as reported by the provider; an older report never moves it back. The order's row must be
 * locked. Returns the previous record.
 */
export const recordPayment = async (
  tx: Tx,
  orderId: string,
  reported: GatewayPayment,
  now: Date,
): Promise<Payment | undefined> => {
  const before = await findPayment(tx, reported.id);
  const state = stateOf(reported);
  if (before && laterState(before.state, state) !== state) return before;
  const known = {
    amount_paise: reported.amountPaise,
    currency: reported.currency,
    state,
    method: reported.method,
    captured_at: state === 'captured' ? (before?.capturedAt ?? now) : null,
  };
  await tx
    .insertInto('payments')
    .values({
      ...known,
      id: reported.id,
      order_id: orderId,
      refund_reserved_paise: 0,
      dispute: null,
      first_seen_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
  return before;
};

export const findPayment = async (db: Db, id: string): Promise<Payment | undefined> => {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && paymentOf(row);
};

/** All payments of these orders, in the order in which they were first seen. */
export const paymentsOfOrders = async (db: Db, orderIds: readonly string[]): Promise<Payment[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('first_seen_at')
    .orderBy('id')
    .execute();
  return rows.map(paymentOf);
};

/** Reserves part of a payment for a refund; false when less than that is left of it. */
export const reserveRefund = async (tx: Tx, id: string, paise: number): Promise<boolean> => {
  const row = await tx
    .updateTable('payments')
    .set((payment) => ({
      refund_reserved_paise: payment('refund_reserved_paise', '+', paise),
    }))
    .where('id', '=', id)
    .where((payment) =>
      payment(payment('refund_reserved_paise', '+', paise), '<=', payment.ref('amount_paise')),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const saveDispute = async (tx: Tx, id: string, dispute: string): Promise<void> => {
  await tx.updateTable('payments').set({ dispute }).where('id', '=', id).execute();
};
