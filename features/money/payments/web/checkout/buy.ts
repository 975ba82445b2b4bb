import { createOrder } from '../../contract/routes.ts';
import type { PurchaseItem } from '../../contract/item.ts';
import type { Checkout } from '../../contract/schemas.ts';
import { ERROR_MESSAGES } from '@dhruva/kernel/messages';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CallError, isRetryable, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { readToken } from '@dhruva/web/lib/token.ts';
import { checkoutOptions } from './provider/checkout-options.rules.ts';
import { afterClosing, confirmPayment } from './follow.ts';
import { type OpenCheckout, openCheckout } from './provider/open-checkout.ts';
import type { FailureCode, Outcome, Phase } from './outcome.ts';
import { forgetOrder, rememberOrder } from './pending-order.ts';
import { loadRazorpay, type Razorpay } from './provider/razorpay.ts';
import { receiptText } from './receipt-text.rules.ts';
import { showsCheckout } from './provider/shows-checkout.rules.ts';

export interface Purchase {
  readonly item: PurchaseItem;
  /** Whole rupees, as shown. */
  readonly amount: number;
  /** Said when no order came about; the server's own words come first where `preferServer`. */
  readonly orderFailed?: { readonly text?: string; readonly preferServer?: boolean };
}

/** What the page does while it is being bought. */
export interface Buying {
  readonly enter: (phase: Phase) => void;
  readonly opened: (checkout: OpenCheckout) => void;
  /** Closed without a word of the bank: it may have been paid, and may be paid again. */
  readonly unsure: (orderId: string) => void;
  /** Whether the visitor still waits for this purchase: else its checkout does not open. */
  readonly isWanted: () => boolean;
}

/** Our own dialog closes, and its focus and history come to rest, before the checkout opens. */
const OWN_DIALOG_CLOSES_MS = 60;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const failed = (code: FailureCode, message: string): Outcome => ({ kind: 'failed', code, message });

/** A refusal says itself what is wrong; a failure is told in the words of the specification. */
const orderFailure = (error: unknown, { orderFailed }: Purchase): Outcome => {
  if (!(error instanceof CallError)) throw error;
  if (error.code === 'auth.signed-out') return failed(error.code, m.checkout_login_first());
  const own = orderFailed?.text ?? ERROR_MESSAGES['payment.order-failed'];
  const hasSpoken = error.code !== NO_REPLY;
  const broke = isRetryable(error) && !(hasSpoken && orderFailed?.preferServer === true);
  const { fields } = error.extras;
  return { ...failed(error.code, broke ? own : error.message), ...(fields && { fields }) };
};

/** `?redirect=1` chooses the way of browsers that cannot show the checkout. */
const leavesPage = (): boolean =>
  !showsCheckout(navigator.userAgent) ||
  new URLSearchParams(window.location.search).get('redirect') === '1';

const payIn = async (
  Provider: Razorpay,
  order: Checkout,
  kind: PurchaseItem['kind'],
  { enter, opened, unsure, isWanted }: Buying,
): Promise<Outcome> => {
  enter('paying');
  await wait(OWN_DIALOG_CLOSES_MS);
  if (!isWanted()) return { kind: 'dismissed', unpaid: true };
  rememberOrder(order.orderId);
  const checkout = openCheckout(Provider, checkoutOptions(order, kind, leavesPage()));
  opened(checkout);
  const reply = await checkout.reply;
  enter('checking');
  const outcome = reply
    ? await confirmPayment(order.orderId, reply)
    : await afterClosing(order.orderId, checkout.lastFailure(), () => unsure(order.orderId));
  if (outcome.kind !== 'checking') forgetOrder();
  return outcome;
};

/** Order → checkout → verification → how it ended. Never throws what a visitor can run into. */
export const buy = async (purchase: Purchase, buying: Buying): Promise<Outcome> => {
  if (readToken() === null) return failed('auth.signed-out', m.checkout_login_first());
  buying.enter('ordering');
  const { item, amount } = purchase;
  try {
    const body = { amount, receipt: receiptText(item, Date.now()), item };
    const order = await call(createOrder, { body });
    const Provider = await loadRazorpay(order.scriptUrl).catch(() => null);
    return Provider
      ? await payIn(Provider, order, item.kind, buying)
      : failed('script-missing', m.checkout_not_loaded());
  } catch (error) {
    return orderFailure(error, purchase);
  }
};
