import type { PurchaseSummary } from '../contract/schemas.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import {
  cancelPurchase,
  findPurchase,
  refundablePaise,
  listPurchases,
  type PaymentDeps,
  productOf,
  type PurchaseRecord,
} from '@dhruva/money/payments/server';

/** Stages of a purchase that was not delivered. */
const STAGE_WHEN_UNDELIVERED = {
  checking: 'We are checking your payment',
  ended: 'Could not be given: the money goes back',
} as const;

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

/** A purchase as shown in My Bookings: description, state, and the refund for cancelling now. */
const summaryOf = async (
  { db, products }: PaymentDeps,
  key: UserKey,
  purchase: PurchaseRecord,
  now: Date,
): Promise<PurchaseSummary> => {
  const product = productOf(products, purchase.kind);
  const bought = { ...purchase, userKey: key };
  const description = await product.describe(db, bought, now);
  const cancellationTerms =
    purchase.state === 'paid' ? await product.cancellationTerms(db, bought, now) : undefined;
  const left = refundablePaise(purchase.amountPaise, purchase.refunds);
  const isGiven = purchase.receiptNumber !== null;
  const notGiven = STAGE_WHEN_UNDELIVERED[purchase.state === 'checking' ? 'checking' : 'ended'];
  return {
    ...NO_DETAILS,
    dueAt: purchase.dueAt?.toISOString() ?? null,
    ...description,
    stage: isGiven ? description.stage : notGiven,
    id: purchase.orderId,
    kind: purchase.kind,
    state: purchase.state,
    amountPaid: rupeesOf(purchase.amountPaise),
    currency: purchase.currency,
    paymentId: purchase.paymentId,
    paidAt: purchase.paidAt.toISOString(),
    receiptNumber: purchase.receiptNumber,
    refunds: [...purchase.refunds, ...purchase.doubleCharges].map(
      ({ amountPaise, state, reason }) => ({ amountPaise, state, reason }),
    ),
    cancellation: cancellationTerms
      ? { ...cancellationTerms, refundPaise: Math.min(cancellationTerms.refundPaise, left) }
      : null,
  };
};

/** All purchases of a user, newest first. */
export const myBookings = async (deps: PaymentDeps, userId: string): Promise<PurchaseSummary[]> => {
  const key = await signedInKey(deps, deps.db, userId);
  const now = await readNow(deps.db);
  const bookings: PurchaseSummary[] = [];
  for (const purchase of await listPurchases(deps.db, key)) {
    bookings.push(await summaryOf(deps, key, purchase, now));
  }
  return bookings;
};

const findSummary = async (
  deps: PaymentDeps,
  userId: string,
  by: { readonly orderId: string } | { readonly paymentId: string },
): Promise<PurchaseSummary | undefined> => {
  const key = await signedInKey(deps, deps.db, userId);
  const purchase = await findPurchase(deps.db, key, by);
  return purchase && summaryOf(deps, key, purchase, await readNow(deps.db));
};

/** The purchase that a payment of this user paid for; it exists since the payment was applied. */
export const findBooking = async (
  deps: PaymentDeps,
  userId: string,
  paymentId: string,
): Promise<PurchaseSummary> => {
  const booking = await findSummary(deps, userId, { paymentId });
  if (!booking || booking.receiptNumber === null) throw new AppError('booking.payment-unknown');
  return booking;
};

/** Cancels a purchase for exactly the refund shown, and returns its new state. */
export const cancelBooking = async (
  deps: PaymentDeps,
  userId: string,
  request: { readonly orderId: string; readonly refundPaise: number },
): Promise<PurchaseSummary> => {
  await cancelPurchase(deps, userId, request);
  const booking = await findSummary(deps, userId, request);
  if (booking === undefined) throw new AppError('booking.unknown');
  return booking;
};
