import type { PurchaseSummary } from '../contract/schemas.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import {
  cancelPurchase,
  findPurchase,
  isPaid,
  refundablePaise,
  listPurchases,
  type PaymentDeps,
  productOf,
  type PurchaseRecord,
} from '@dhruva/money/payments/server';

/** The stage of a purchase that was paid and not delivered. */
const UNDELIVERED = 'Could not be given: the money goes back';

/** What My Bookings says first: how far it is; nothing where the state of the payment says all. */
const stageOf = ({ hasReceipt, paidAt }: PurchaseRecord, described: string): string => {
  if (hasReceipt) return described;
  return paidAt === null ? '' : UNDELIVERED;
};

const NO_DETAILS = {
  doctor: 'N/A',
  date: 'N/A',
  isoDate: null,
  slot: 'N/A',
  supportFor: null,
  pseudoName: null,
  mobile: null,
  address: null,
  language: null,
  services: [],
};

/** The refund for cancelling now, at most what is left of the payment; null when it cannot be cancelled. */
const cancellationOf = async (
  { db, products }: PaymentDeps,
  key: UserKey,
  purchase: PurchaseRecord,
  now: Date,
): Promise<PurchaseSummary['cancellation']> => {
  if (!purchase.stands || !isPaid(purchase)) return null;
  const bought = { ...purchase, userKey: key };
  const terms = await productOf(products, purchase.kind).cancellationTerms(db, bought, now);
  const left = refundablePaise(purchase.amountPaise, purchase.refunds);
  return terms ? { ...terms, refundPaise: Math.min(terms.refundPaise, left) } : null;
};

/** A purchase as shown in My Bookings: description, state, and the refund for cancelling now. */
const summaryOf = async (
  deps: PaymentDeps,
  key: UserKey,
  purchase: PurchaseRecord,
  now: Date,
): Promise<PurchaseSummary> => {
  const { db, products } = deps;
  const { orderId, state, until } = purchase;
  const bought = { ...purchase, userKey: key };
  const description = await productOf(products, purchase.kind).describe(db, bought, now);
  return {
    ...NO_DETAILS,
    dueAt: purchase.dueAt?.toISOString() ?? null,
    ...description,
    stage: stageOf(purchase, description.stage),
    id: orderId,
    kind: purchase.kind,
    productId: purchase.productId,
    orderId,
    state,
    until,
    stands: purchase.stands,
    amountPaid: rupeesOf(purchase.amountPaise),
    currency: purchase.currency,
    paymentId: purchase.paymentId,
    createdAt: purchase.createdAt.toISOString(),
    paidAt: purchase.paidAt?.toISOString() ?? null,
    receiptNumber: purchase.receiptNumber,
    refunds: [...purchase.refunds, ...purchase.otherRefunds].map(
      ({ amountPaise, state: refundState, reason }) => ({
        amountPaise,
        state: refundState,
        reason,
      }),
    ),
    cancellation: await cancellationOf(deps, key, purchase, now),
  };
};

/** All purchases of a user, newest first, with what was not paid. */
export const myBookings = async (deps: PaymentDeps, userId: string): Promise<PurchaseSummary[]> => {
  const key = await signedInKey(deps, deps.db, userId);
  const now = await readNow(deps.db);
  const bookings: PurchaseSummary[] = [];
  for (const purchase of await listPurchases(deps.db, key)) {
    bookings.push(await summaryOf(deps, key, purchase, now));
  }
  return bookings;
};

const findOwn = async (
  deps: PaymentDeps,
  userId: string,
  by: { readonly orderId: string } | { readonly paymentId: string },
) => {
  const key = await signedInKey(deps, deps.db, userId);
  return { key, purchase: await findPurchase(deps.db, key, by) };
};

/** The purchase that a payment of this user paid for; it exists since the payment was applied. */
export const findBooking = async (
  deps: PaymentDeps,
  userId: string,
  paymentId: string,
): Promise<PurchaseSummary> => {
  const { key, purchase } = await findOwn(deps, userId, { paymentId });
  if (!purchase?.hasReceipt) throw new AppError('booking.payment-unknown');
  return summaryOf(deps, key, purchase, await readNow(deps.db));
};

/** Cancels a purchase for exactly the refund shown, and returns its new state. */
export const cancelBooking = async (
  deps: PaymentDeps,
  userId: string,
  request: { readonly orderId: string; readonly refundPaise: number },
): Promise<PurchaseSummary> => {
  await cancelPurchase(deps, userId, request);
  const { key, purchase } = await findOwn(deps, userId, request);
  if (purchase === undefined) throw new AppError('booking.unknown');
  return summaryOf(deps, key, purchase, await readNow(deps.db));
};
