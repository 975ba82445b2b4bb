import { checkoutClosed, paymentStatus, verifyPayment } from '../../contract/routes.ts';
import type { PurchaseStatus } from '../../contract/schemas.ts';
import { CallError, isRetryable } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { pollDelayMs } from './polling.rules.ts';
import type { PaymentReply } from './provider/razorpay.ts';

/** Polls before this page stops waiting (about two minutes); the /payment page continues. */
const MAX_POLLS = 9;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The purchase's status according to the server. */
export const fetchStatus = async (orderId: string): Promise<PurchaseStatus> =>
  call(paymentStatus, { query: { orderId } });

/** Tells the server that the checkout of an order is closed; returns the purchase's status. */
export const reportClosed = async (orderId: string): Promise<PurchaseStatus> =>
  call(checkoutClosed, { body: { orderId } });

/** Polls until the wait is over, or gives up with the last state heard. */
const pollUntilSettled = async (
  orderId: string,
  first: PurchaseStatus | undefined,
): Promise<Outcome> => {
  let last = first;
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    await wait(pollDelayMs(asked));
    last = (await fetchStatus(orderId).catch(() => undefined)) ?? last;
    const end = last && outcomeOf(last);
    if (end) return end;
  }
  return last ? { kind: 'told', told: last } : { kind: 'unknown', orderId };
};

/** Whether the failure leaves the payment's state unknown: no network, a server error, an ended session. */
const isInconclusive = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof CallError && [401, 429].includes(error.status));

/** Has the server verify what the checkout returned; polls the status if it does not answer. */
export const confirmPayment = async (orderId: string, reply: PaymentReply): Promise<Outcome> => {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = reply;
  const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  try {
    const status = await call(verifyPayment, { body });
    return outcomeOf(status) ?? (await pollUntilSettled(orderId, status));
  } catch (error) {
    if (!isInconclusive(error)) {
      const { code, message } = error as CallError;
      return { kind: 'failed', code, message };
    }
  }
  return pollUntilSettled(orderId, undefined);
};

/**
 * After the checkout was closed, tells the server, which looks once whether it was paid all the same. While
 * that is waited for, calls `onWaiting` and polls for the outcome.
 */
export const resolveClosedCheckout = async (
  orderId: string,
  reason: string | undefined,
  onWaiting: (status: PurchaseStatus) => void,
): Promise<Outcome> => {
  const status = await reportClosed(orderId).catch(() => undefined);
  if (!status) return { kind: 'unknown', orderId };
  const end = outcomeOf(status);
  if (end) return end.kind === 'told' ? { ...end, reason } : end;
  onWaiting(status);
  return pollUntilSettled(orderId, status);
};
