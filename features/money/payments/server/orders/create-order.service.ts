import { randomUUID } from 'node:crypto';
import { CURRENCY, rupeesOf } from '@dhruva/kernel/paise';
import type { PurchaseItem } from '../../contract/item.ts';
import type { Checkout } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { GatewayError } from '@dhruva/server/platform/gateway/gateway.ts';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { closeUnpaidOrder } from '../applying/apply-payment.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Offer } from '../product.ts';
import { nextCheck } from '../records/next-check.rules.ts';
import {
  findOrder,
  lockOpen,
  openOrder,
  type Order,
  saveDraft,
  saveGatewayOrder,
  waitUntil,
} from '../records/order.store.ts';
import { isAwaited, tellPayment, waitFromOpening } from '../records/payment-state.rules.ts';
import { productOf, purchaseOf, sealDraft } from '../records/purchase.ts';
import { knownPurchase } from './known-purchases.ts';
import { fetchPayments } from './status.service.ts';

const CALLBACK_PATH = '/api/payment/callback';

export interface OrderRequest {
  /** Whole rupees, as displayed. */
  readonly amount: number;
  readonly item: PurchaseItem;
  /** The buyer pays though another payment for this is waited for. */
  readonly again?: boolean | undefined;
}

/** The provider's `receipt` of our order: its id, at most 40 characters, unique. */
const receiptOf = ({ id }: Pick<Order, 'id'>): string => id.replaceAll('-', '');

/** Returns the user's one open order for this purchase at today's price, creating it if needed. */
const findOrOpenOrder = async (
  deps: PaymentDeps,
  tx: Tx,
  { key, item, offer }: { key: UserKey; item: PurchaseItem; offer: Offer },
  now: Date,
): Promise<Order> => {
  const { userId } = key;
  const known = await lockOpen(tx, userId, offer.key);
  if (known && known.pricePaise === offer.pricePaise && known.account === offer.account) {
    return known;
  }
  if (known) await closeUnpaidOrder(deps, tx, known, now);
  const fresh = {
    id: randomUUID(),
    userId,
    kind: item.kind,
    productId: offer.productId,
    key: offer.key,
    account: offer.account,
    pricePaise: offer.pricePaise,
    currency: CURRENCY,
    draft: sealDraft(key, item),
    firstCheckAt: nextCheck(0, now),
  } as const;
  await openOrder(tx, fresh, now);
  const order = await lockOpen(tx, userId, offer.key);
  if (!order) throw new Error('an order just opened is not there');
  return order;
};

interface Prepared {
  readonly key: UserKey;
  readonly order: Order;
  readonly preparedAt: Date;
}

/** Does everything that precedes the provider call: price, details, holding a slot. */
const prepare = async (
  deps: PaymentDeps,
  userId: string,
  { item, offer }: { item: PurchaseItem; offer: Offer },
): Promise<Prepared> =>
  inTransaction(deps.db, async (tx, now) => {
    const key = await signedInKey(deps, tx, userId);
    const order = await findOrOpenOrder(deps, tx, { key, item, offer }, now);
    const buying = { ...purchaseOf(key, order), draft: item };
    const accepted = await productOf(deps.products, item.kind).accept(tx, buying, now);
    const kept = { draft: sealDraft(key, accepted.draft), dueAt: accepted.dueAt ?? null };
    await saveDraft(tx, order.id, kept);
    return { key, order: { ...order, ...kept }, preparedAt: now };
  });

/** Returns the provider's order id for ours, creating the order there if needed. Idempotent. */
export const ensureGatewayOrder = async (deps: PaymentDeps, order: Order): Promise<string> => {
  if (order.gatewayOrderId !== null) return order.gatewayOrderId;
  const { pricePaise: amountPaise, currency } = order;
  const request = { amountPaise, currency, receipt: receiptOf(order) };
  const { gatewayOrderId } = await deps.gateway.createOrder(order.account, request);
  await saveGatewayOrder(deps.db, order.id, gatewayOrderId);
  return gatewayOrderId;
};

const gatewayOrderOrRefuse = async (deps: PaymentDeps, order: Order): Promise<string> => {
  try {
    return await ensureGatewayOrder(deps, order);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ orderId: order.id, code: error.code }, 'no order at the provider');
    throw new AppError('payment.order-failed');
  }
};

/** Shown by the provider and in its mails, so it does not name what is bought (decision 55). */
const DESCRIPTION = 'Your booking';

const checkoutOf = async (
  deps: PaymentDeps,
  key: UserKey,
  order: Order,
  gatewayOrderId: string,
): Promise<Checkout> => {
  const { db, env, gateway } = deps;
  const { name, phone } = (await loadProfile(db, key)) ?? EMPTY_PROFILE;
  return {
    id: gatewayOrderId,
    currency: order.currency,
    amount: order.pricePaise,
    orderId: order.id,
    ...gateway.checkout(order.account),
    callbackUrl: new URL(CALLBACK_PATH, env.publicUrl).href,
    name: 'Dhruva',
    description: DESCRIPTION,
    simulated: gateway.simulated,
    prefill: { name, contact: phone === '' ? '' : `+91${phone}` },
    dueAt: order.dueAt?.toISOString() ?? null,
  };
};

/** Whether a payment of this order may still arrive: one is known, or the provider could not be asked. */
const isWaitedFor = async (
  { db }: PaymentDeps,
  order: Order,
  isAnswered: boolean,
): Promise<boolean> => {
  const known = await knownPurchase(db, order);
  const { state } = tellPayment(known, await readNow(db));
  return state === 'waiting' && (!isAnswered || known.payments.some(isAwaited));
};

/** The order as it is now, if it is not paid. */
const unpaidOrRefuse = async ({ db }: PaymentDeps, orderId: string): Promise<Order | undefined> => {
  const order = await findOrder(db, orderId);
  if (order?.state === 'paid') throw new AppError('payment.already-bought');
  return order;
};

/**
 * Refuses a new order if an open one for the same purchase turns out to be paid at the provider, or, unless
 * the buyer was asked, if a payment for it is waited for. An order not yet at the provider has no payment.
 */
const refuseIfPaidOrWaiting = async (
  deps: PaymentDeps,
  userId: string,
  { key, again }: { readonly key: string; readonly again: boolean },
): Promise<void> => {
  const open = await inTransaction(deps.db, (tx) => lockOpen(tx, userId, key));
  if (!open || open.gatewayOrderId === null) return;
  const isAnswered = await fetchPayments(deps, open);
  const order = await unpaidOrRefuse(deps, open.id);
  if (order && !again && (await isWaitedFor(deps, order, isAnswered))) {
    // Another request may have paid it while its payments were read.
    await unpaidOrRefuse(deps, open.id);
    throw new AppError('payment.waiting');
  }
};

/**
 * Creates an order for an item, or reuses the open one for the same purchase. The price is the catalogue's.
 * Refuses with the product's own codes, `payment.amount-differs`, `payment.already-bought`, `payment.waiting`
 * or `payment.order-failed`.
 */
export const createOrder = async (
  deps: PaymentDeps,
  userId: string,
  { amount, item, again = false }: OrderRequest,
): Promise<Checkout> => {
  const offer = productOf(deps.products, item.kind).offer(item);
  if (rupeesOf(offer.pricePaise) !== amount) throw new AppError('payment.amount-differs');
  await refuseIfPaidOrWaiting(deps, userId, { key: offer.key, again });
  const { key, order, preparedAt } = await prepare(deps, userId, { item, offer });
  const gatewayOrderId = await gatewayOrderOrRefuse(deps, order);
  await waitUntil(deps.db, order.id, waitFromOpening(preparedAt));
  return checkoutOf(deps, key, order, gatewayOrderId);
};
