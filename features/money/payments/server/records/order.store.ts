import type { ProductKind } from '../../contract/products.ts';
import { type Db, type Tx } from '@dhruva/server/platform/database/db.ts';
import { isUuid } from '@dhruva/server/platform/database/uuid.ts';
import type { GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import { countedLook, dueBy } from './due-rows.store.ts';

export type OrderState = 'open' | 'paid' | 'closed';
export type Effect = 'given' | 'refused' | 'taken-back';

interface OrderRow {
  id: string;
  user_id: string;
  kind: ProductKind;
  product_id: string;
  purchase_key: string;
  account: GatewayAccount;
  price_paise: number;
  currency: 'INR';
  draft: Buffer;
  due_at: Date | null;
  gateway_order_id: string | null;
  state: OrderState;
  effect: Effect | null;
  payment_id: string | null;
  receipt_series: string | null;
  receipt_number: string | null;
  created_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  next_check_at: Date | null;
  checks: number;
  waits_until: Date | null;
}

declare module '@dhruva/server/platform/database/db.ts' {
  interface Tables {
    orders: OrderRow;
  }
}

/** An order as stored. `draft` is encrypted with the user's key. */
export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly kind: ProductKind;
  readonly productId: string;
  readonly account: GatewayAccount;
  readonly pricePaise: number;
  readonly currency: 'INR';
  readonly draft: Buffer;
  readonly dueAt: Date | null;
  readonly gatewayOrderId: string | null;
  readonly state: OrderState;
  readonly effect: Effect | null;
  readonly paymentId: string | null;
  /** The series of its receipt; null: it has none, or was numbered before series were stored. */
  readonly receiptSeries: string | null;
  /** Null where it has no receipt, or the number is not given yet. */
  readonly receiptNumber: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly checks: number;
  /** Until when it waits for the bank; null while no checkout was handed out. */
  readonly waitsUntil: Date | null;
}

const orderOf = (row: OrderRow): Order => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  productId: row.product_id,
  account: row.account,
  pricePaise: row.price_paise,
  currency: row.currency,
  draft: row.draft,
  dueAt: row.due_at,
  gatewayOrderId: row.gateway_order_id,
  state: row.state,
  effect: row.effect,
  paymentId: row.payment_id,
  receiptSeries: row.receipt_series,
  receiptNumber: row.receipt_number,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  checks: row.checks,
  waitsUntil: row.waits_until,
});

/** Whether it has a receipt, numbered yet or not. */
export const hasReceipt = ({
  receiptSeries,
  receiptNumber,
}: Pick<Order, 'receiptSeries' | 'receiptNumber'>): boolean =>
  receiptSeries !== null || receiptNumber !== null;

export interface NewOrder extends Pick<
  Order,
  'id' | 'userId' | 'kind' | 'productId' | 'account' | 'pricePaise' | 'currency' | 'draft'
> {
  readonly key: string;
  readonly firstCheckAt: Date;
}

/** Inserts an open order unless the user has one for the same purchase; waits for a concurrent insert. */
export const openOrder = async (tx: Tx, order: NewOrder, now: Date): Promise<void> => {
  await tx
    .insertInto('orders')
    .values({
      id: order.id,
      user_id: order.userId,
      kind: order.kind,
      product_id: order.productId,
      purchase_key: order.key,
      account: order.account,
      price_paise: order.pricePaise,
      currency: order.currency,
      draft: order.draft,
      due_at: null,
      gateway_order_id: null,
      state: 'open',
      effect: null,
      payment_id: null,
      receipt_series: null,
      receipt_number: null,
      created_at: now,
      paid_at: null,
      closed_at: null,
      next_check_at: order.firstCheckAt,
      checks: 0,
      waits_until: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purchase_key']).where('state', '=', 'open').doNothing(),
    )
    .execute();
};

/** The order a column names, which no other has. */
const orderWith = async (
  db: Db,
  column: 'id' | 'gateway_order_id' | 'payment_id',
  value: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Order | undefined> => {
  const found = db.selectFrom('orders').selectAll().where(column, '=', value);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && orderOf(row);
};

/** Reads an order and locks its row until the transaction ends. */
export const lockOrder = async (tx: Tx, id: string): Promise<Order | undefined> =>
  isUuid(id) ? orderWith(tx, 'id', id, { lock: true }) : undefined;

export const lockByGatewayId = async (tx: Tx, gatewayOrderId: string): Promise<Order | undefined> =>
  orderWith(tx, 'gateway_order_id', gatewayOrderId, { lock: true });

/** The user's open order for a purchase, locked until the transaction ends. */
export const lockOpen = async (tx: Tx, userId: string, key: string): Promise<Order | undefined> => {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purchase_key', '=', key)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row && orderOf(row);
};

export const findOrder = async (db: Db, id: string): Promise<Order | undefined> =>
  isUuid(id) ? orderWith(db, 'id', id) : undefined;

export const findByGatewayId = async (db: Db, gatewayOrderId: string): Promise<Order | undefined> =>
  orderWith(db, 'gateway_order_id', gatewayOrderId);

/** All of a user's orders, in locking order; with `lock`, they stay locked until the transaction ends. */
export const ordersOf = async (
  db: Db,
  userId: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<Order[]> => {
  const all = db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('id');
  return (await (lock ? all.forUpdate() : all).execute()).map(orderOf);
};

export const findByPayment = async (db: Db, paymentId: string): Promise<Order | undefined> =>
  orderWith(db, 'payment_id', paymentId);

export const saveDraft = async (
  tx: Tx,
  id: string,
  { draft, dueAt }: { readonly draft: Buffer; readonly dueAt: Date | null },
): Promise<void> => {
  await tx.updateTable('orders').set({ draft, due_at: dueAt }).where('id', '=', id).execute();
};

/** Stores the provider's order id once; later calls pass the same one. */
export const saveGatewayOrder = async (
  db: Db,
  id: string,
  gatewayOrderId: string,
): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ gateway_order_id: gatewayOrderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();
};

export interface PaidWith {
  readonly paymentId: string;
  readonly effect: Effect;
  readonly receiptSeries: string | null;
}

export const markPaid = async (
  tx: Tx,
  id: string,
  { paymentId, effect, receiptSeries }: PaidWith,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({
      state: 'paid',
      effect,
      payment_id: paymentId,
      receipt_series: receiptSeries,
      paid_at: now,
      next_check_at: null,
    })
    .where('id', '=', id)
    .execute();
};

export const markTakenBack = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ effect: 'taken-back' })
    .where('id', '=', id)
    .where('effect', '=', 'given')
    .execute();
};

/** Closes an unpaid order; checks continue, since it may have been paid all the same. */
export const markClosed = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ state: 'closed', closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
};

/** Sets until when an unpaid order waits for the bank. */
export const waitUntil = async (db: Db, id: string, until: Date): Promise<void> => {
  await db.updateTable('orders').set({ waits_until: until }).where('id', '=', id).execute();
};

/** Schedules the next check of an unpaid order; null: no more checks. */
export const checkAt = async (db: Db, id: string, at: Date | null): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ next_check_at: at })
    .where('id', '=', id)
    .where('state', '!=', 'paid')
    .execute();
};

/** Unpaid orders due for a check, locked; those another server is checking are skipped. */
export const lockDue = async (tx: Tx, now: Date, limit: number): Promise<Order[]> => {
  const rows = await tx.selectFrom('orders').selectAll().$call(dueBy(now, limit)).execute();
  return rows.map(orderOf);
};

export const countCheck = async (tx: Tx, id: string, nextAt: Date): Promise<void> => {
  await tx.updateTable('orders').set(countedLook(nextAt)).where('id', '=', id).execute();
};
