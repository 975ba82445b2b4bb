import { PAYMENT_ERRORS } from '../../contract/errors.ts';
import { createOrder, ownPayments } from '../../contract/routes.ts';
import type { PurchaseItem } from '../../contract/item.ts';
import type { Checkout, PurchaseStatus } from '../../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CallError, isRetryable, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { readToken } from '@dhruva/web/lib/token.ts';
import { checkoutOptions } from './provider/checkout-options.rules.ts';
import { confirmPayment, reportClosed, resolveClosedCheckout } from './poll-payment.ts';
import { type OpenCheckout, openCheckout } from './provider/open-checkout.ts';
import type { FailureCode, Outcome, Phase } from './outcome.ts';
import { clearPendingOrder, storePendingOrder } from './pending-order.ts';
import { loadRazorpay, type Razorpay } from './provider/razorpay.ts';
import { receiptText } from './receipt-text.rules.ts';
import { canFrameCheckout } from './provider/can-frame-checkout.rules.ts';

export interface Purchase {
  readonly item: PurchaseItem;
  /** Whole rupees, as displayed. */
  readonly amount: number;
  /** The message if the order could not be created; `preferServer`: the server's own message comes first. */
  readonly orderFailed?: { readonly text?: string; readonly preferServer?: boolean };
}

/** Callbacks and state of the page during a purchase. */
export interface BuyCallbacks {
  readonly enter: (phase: Phase) => void;
  readonly opened: (checkout: OpenCheckout) => void;
  /** Called when the checkout was closed and its payment is waited for: another may be made meanwhile. */
  readonly onWaiting: (status: PurchaseStatus) => void;
  /** Asks the visitor whether to pay though another payment for the same is waited for. */
  readonly asksAgain: (message: string) => Promise<boolean>;
  /** Whether the visitor still waits for this purchase: otherwise its checkout is not opened. */
  readonly isWanted: () => boolean;
}

/** Time for our own dialog to close and restore focus and history before the checkout opens. */
const OWN_DIALOG_CLOSES_MS = 60;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const failed = (code: FailureCode, message: string): Outcome => ({ kind: 'failed', code, message });

/** A client error has its own message; other failures get the specification's. */
const orderFailure = (error: unknown, { orderFailed }: Purchase): Outcome => {
  if (!(error instanceof CallError)) throw error;
  if (error.code === 'auth.signed-out') return failed(error.code, m.checkout_login_first());
  const own = orderFailed?.text ?? PAYMENT_ERRORS['payment.order-failed'].sentence;
  const hasServerMessage = error.code !== NO_REPLY;
  const broke = isRetryable(error) && !(hasServerMessage && orderFailed?.preferServer === true);
  const { fields } = error.extras;
  return { ...failed(error.code, broke ? own : error.message), ...(fields && { fields }) };
};

/** `?redirect=1` forces the redirect used by browsers that cannot frame the checkout. */
const needsRedirect = (): boolean =>
  !canFrameCheckout(navigator.userAgent) ||
  new URLSearchParams(window.location.search).get('redirect') === '1';

const payInCheckout = async (
  Provider: Razorpay,
  order: Checkout,
  kind: PurchaseItem['kind'],
  { enter, opened, onWaiting, isWanted }: BuyCallbacks,
): Promise<Outcome> => {
  enter('paying');
  await wait(OWN_DIALOG_CLOSES_MS);
  if (!isWanted()) {
    await reportClosed(order.orderId).catch(() => undefined);
    return { kind: 'left' };
  }
  storePendingOrder(order.orderId);
  const checkout = openCheckout(Provider, checkoutOptions(order, kind, needsRedirect()));
  opened(checkout);
  const reply = await checkout.reply;
  enter('checking');
  const outcome = reply
    ? await confirmPayment(order.orderId, reply)
    : await resolveClosedCheckout(order.orderId, checkout.lastFailure(), onWaiting);
  const isOpen = outcome.kind === 'unknown' || isWaiting(outcome);
  if (!isOpen) clearPendingOrder();
  return outcome;
};

const isWaiting = (outcome: Outcome): boolean =>
  outcome.kind === 'told' && outcome.told.state === 'waiting';

/** The payment that is waited for, as it stands; nothing where the server cannot be asked. */
const waitingFor = async (kind: PurchaseItem['kind']): Promise<Outcome> => {
  const known = await call(ownPayments).catch(() => []);
  const told = known.find((one) => one.kind === kind && one.state === 'waiting');
  return told ? { kind: 'told', told } : { kind: 'left' };
};

type OrderBody = Parameters<typeof call<typeof createOrder>>[1] & object;

/** Orders; where another payment for the same is waited for, asks first. Null: rather not. */
const orderOrAsk = async (
  body: NonNullable<OrderBody['body']>,
  { enter, asksAgain }: BuyCallbacks,
): Promise<Checkout | null> => {
  try {
    return await call(createOrder, { body });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'payment.waiting') throw error;
    if (!(await asksAgain(error.message))) return null;
    enter('ordering');
    return call(createOrder, { body: { ...body, again: true } });
  }
};

/** Runs a purchase: order → checkout → verification → outcome. Does not throw for expected failures. */
export const buy = async (purchase: Purchase, callbacks: BuyCallbacks): Promise<Outcome> => {
  if (readToken() === null) return failed('auth.signed-out', m.checkout_login_first());
  callbacks.enter('ordering');
  const { item, amount } = purchase;
  try {
    const body = { amount, receipt: receiptText(item, Date.now()), item };
    const order = await orderOrAsk(body, callbacks);
    if (!order) return await waitingFor(item.kind);
    const Provider = await loadRazorpay(order.scriptUrl).catch(() => null);
    if (Provider) return await payInCheckout(Provider, order, item.kind, callbacks);
    await reportClosed(order.orderId).catch(() => undefined);
    return failed('script-missing', m.checkout_not_loaded());
  } catch (error) {
    return orderFailure(error, purchase);
  }
};
