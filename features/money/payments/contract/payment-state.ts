import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import * as z from 'zod/mini';
import { PRODUCT_KINDS } from './products.ts';

/** Seconds after which the provider's checkout closes by itself, before a held slot is released. */
export const CHECKOUT_OPEN_SECONDS = 10 * 60;

/** The longest wait for the bank, from the moment the checkout closed. */
export const WAIT_MS = 20 * MINUTE_MS;

/** Working days within which money that a bank took late is applied or returned, and a refund arrives. */
export const MONEY_WORKING_DAYS = 7;

const WORKING_DAYS_A_WEEK = 5;
const WEEK_MS = 7 * DAY_MS;

/** So long that `MONEY_WORKING_DAYS` are over whatever day of the week it began. */
export const MONEY_BACK_MS =
  Math.floor(MONEY_WORKING_DAYS / WORKING_DAYS_A_WEEK) * WEEK_MS +
  (MONEY_WORKING_DAYS % WORKING_DAYS_A_WEEK) * DAY_MS +
  (WEEK_MS - WORKING_DAYS_A_WEEK * DAY_MS);

/**
 * waiting: it may still be paid, until `until` at the latest · paid · not-paid: nothing arrived; what arrives
 * late is applied or returned · refunding: what was paid goes back · refunded: all that was due went back.
 */
export const PAYMENT_STATES = ['waiting', 'paid', 'not-paid', 'refunding', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The state of a payment, in the one shape in which every route tells it. */
export const paymentTold = z.object({
  orderId: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** When the wait ends at the latest, ISO instant; null unless `waiting`. */
  until: z.nullable(z.string()),
});
export type PaymentTold = z.infer<typeof paymentTold>;

/**
 * A payment of one's own beside what it is for. `recent`: no longer ago than late money and refunds take, so
 * that lists of what is sold still speak of it.
 */
export const ownPayment = z.object({
  ...paymentTold.shape,
  kind: z.enum(PRODUCT_KINDS),
  productId: z.string(),
  recent: z.boolean(),
});
export type OwnPayment = z.infer<typeof ownPayment>;
