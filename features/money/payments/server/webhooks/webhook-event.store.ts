import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import { dueBy } from '../records/due-rows.store.ts';

export type EventState = 'parked' | 'done' | 'ignored';

interface WebhookEventRow {
  id: string;
  account: GatewayAccount;
  event: string;
  gateway_order_id: string | null;
  payment_id: string | null;
  refund_id: string | null;
  state: EventState;
  attempts: number;
  received_at: Date;
  done_at: Date | null;
  next_check_at: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    webhook_events: WebhookEventRow;
  }
}

/** An event as stored: the ids it concerns, not its contents. */
export interface StoredEvent {
  readonly id: string;
  readonly account: GatewayAccount;
  readonly event: string;
  readonly gatewayOrderId: string | null;
  readonly paymentId: string | null;
  readonly refundId: string | null;
}

/** Inserts an event; false when it was inserted before, in whatever state. Waits for a concurrent insert. */
export const addEvent = async (
  tx: Tx,
  { id, account, event, gatewayOrderId, paymentId, refundId }: StoredEvent,
  now: Date,
): Promise<boolean> => {
  const row = await tx
    .insertInto('webhook_events')
    .values({
      id,
      account,
      event,
      gateway_order_id: gatewayOrderId,
      payment_id: paymentId,
      refund_id: refundId,
      state: 'parked',
      attempts: 1,
      received_at: now,
      done_at: null,
      next_check_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const endEvent = async (
  tx: Tx,
  id: string,
  state: 'done' | 'ignored',
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('webhook_events')
    .set({ state, done_at: now, next_check_at: null })
    .where('id', '=', id)
    .execute();
};

export const parkEvent = async (tx: Tx, id: string, nextAt: Date): Promise<void> => {
  await tx
    .updateTable('webhook_events')
    .set({ next_check_at: nextAt })
    .where('id', '=', id)
    .execute();
};

export interface ParkedEvent extends StoredEvent {
  readonly attempts: number;
  readonly receivedAt: Date;
}

/** Parked events that are due, with their attempt counted; those another server is processing are skipped. */
export const takeParked = async (
  tx: Tx,
  now: Date,
  { limit, nextAt }: { readonly limit: number; readonly nextAt: (attempts: number) => Date },
): Promise<ParkedEvent[]> => {
  const rows = await tx
    .selectFrom('webhook_events')
    .selectAll()
    .where('state', '=', 'parked')
    .$call(dueBy(now, limit))
    .execute();
  for (const { id, attempts } of rows) {
    await tx
      .updateTable('webhook_events')
      .set({ attempts: attempts + 1, next_check_at: nextAt(attempts) })
      .where('id', '=', id)
      .execute();
  }
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    event: row.event,
    gatewayOrderId: row.gateway_order_id,
    paymentId: row.payment_id,
    refundId: row.refund_id,
    attempts: row.attempts,
    receivedAt: row.received_at,
  }));
};
