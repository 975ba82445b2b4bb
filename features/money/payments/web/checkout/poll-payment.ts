import { paymentStatus, verifyPayment } from '../../contract/routes.ts';
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

/** Polls until the purchase is settled, or gives up with `checking`. */
const pollUntilSettled = async (orderId: string): Promise<Outcome> => {
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    await wait(pollDelayMs(asked));
    const status = await fetchStatus(orderId).catch(() => undefined);
    const end = status && outcomeOf(status);
    if (end) return end;
  }
  return { kind: 'checking', orderId };
};

/** Whether the failure leaves the payment's state unknown: no network, a server error, an ended session. */
const isInconclusive = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof CallError && [401, 429].includes(error.status));

/** Has the server verify what the checkout returned; polls the status if it does not answer. */
export const confirmPayment = async (orderId: string, reply: PaymentReply): Promise<Outcome> => {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = reply;
  const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  try {
    const end = outcomeOf(await call(verifyPayment, { body }));
    if (end) return end;
  } catch (error) {
    if (!isInconclusive(error)) {
      const { code, message } = error as CallError;
      return { kind: 'failed', code, message };
    }
  }
  return pollUntilSettled(orderId);
};

/**
 * After the checkout was closed, checks once whether it was paid all the same. If that is still unknown,
 * calls `onUndecided` and polls for the outcome.
 */
export const resolveClosedCheckout = async (
  orderId: string,
  reason: string | undefined,
  onUndecided: () => void,
): Promise<Outcome> => {
  const status = await fetchStatus(orderId).catch(() => undefined);
  if (status?.state === 'checking') {
    onUndecided();
    return pollUntilSettled(orderId);
  }
  return (
    (status && outcomeOf(status)) ?? { kind: 'dismissed', unpaid: status !== undefined, reason }
  );
};
