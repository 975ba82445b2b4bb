import type { BookingRecord } from '../contract/schemas.ts';
import { rupeesOf } from '@dhruva/kernel/paise';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import {
  cancelPurchase,
  findPurchase,
  leftOf,
  listPurchases,
  type PaymentDeps,
  productOf,
  type PurchaseRecord,
} from '@dhruva/money/payments/server';

/** Stages of a purchase that was not delivered. */
const NOT_GIVEN = {
  checking: 'We are checking your payment',
  ended: 'Could not be given: the money goes back',
} as const;

const keyOf = async ({ db, userKeys }: PaymentDeps, userId: string): Promise<UserKey> => {
  const key = await userKeys.load(db, userId);
  if (key === undefined) throw new AppError('auth.signed-out');
  return key;
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

/** A purchase as shown in My Bookings: description, state, and the refund for cancelling now. */
const bookingOf = async (
  { db, products }: PaymentDeps,
  key: UserKey,
  purchase: PurchaseRecord,
  now: Date,
): Promise<BookingRecord> => {
  const product = productOf(products, purchase.kind);
  const bought = { ...purchase, userKey: key };
  const description = await product.describe(db, bought, now);
  const cancelling =
    purchase.state === 'paid' ? await product.cancelling(db, bought, now) : undefined;
  const left = leftOf(purchase.amountPaise, purchase.refunds);
  const isGiven = purchase.receiptNumber !== null;
  const notGiven = NOT_GIVEN[purchase.state === 'checking' ? 'checking' : 'ended'];
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
    cancellation: cancelling
      ? { ...cancelling, refundPaise: Math.min(cancelling.refundPaise, left) }
      : null,
  };
};

/** All purchases of a user, newest first. */
export const myBookings = async (deps: PaymentDeps, userId: string): Promise<BookingRecord[]> => {
  const key = await keyOf(deps, userId);
  const now = await readNow(deps.db);
  const bookings: BookingRecord[] = [];
  for (const purchase of await listPurchases(deps.db, key)) {
    bookings.push(await bookingOf(deps, key, purchase, now));
  }
  return bookings;
};

const bookingBy = async (
  deps: PaymentDeps,
  userId: string,
  by: { readonly orderId: string } | { readonly paymentId: string },
): Promise<BookingRecord | undefined> => {
  const key = await keyOf(deps, userId);
  const purchase = await findPurchase(deps.db, key, by);
  return purchase && bookingOf(deps, key, purchase, await readNow(deps.db));
};

/** The purchase that a payment of this user paid for; it exists since the payment was applied. */
export const findBooking = async (
  deps: PaymentDeps,
  userId: string,
  paymentId: string,
): Promise<BookingRecord> => {
  const booking = await bookingBy(deps, userId, { paymentId });
  if (!booking || booking.receiptNumber === null) throw new AppError('booking.payment-unknown');
  return booking;
};

/** Cancels a purchase for exactly the refund shown, and returns its new state. */
export const cancelBooking = async (
  deps: PaymentDeps,
  userId: string,
  wish: { readonly orderId: string; readonly refundPaise: number },
): Promise<BookingRecord> => {
  await cancelPurchase(deps, userId, wish);
  const booking = await bookingBy(deps, userId, wish);
  if (booking === undefined) throw new AppError('booking.unknown');
  return booking;
};
