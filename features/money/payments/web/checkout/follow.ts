import { paymentStatus, verifyPayment } from '../../contract/routes.ts';
import type { PurchaseStatus } from '../../contract/schemas.ts';
import { CallError, isRetryable } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { endOf, type Outcome } from './outcome.ts';
import { waitBeforeAsking } from './polling.rules.ts';
import type { PaymentReply } from './provider/razorpay.ts';

/** Asked so often, after about two minutes, the page stops waiting: /payment goes on. */
const MOST_ASKED = 9;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How far a purchase has come, by the server. */
export const askStatus = async (orderId: string): Promise<PurchaseStatus> =>
  call(paymentStatus, { query: { orderId } });

/** Asks until there is an end, or gives up waiting with `checking`. */
const follow = async (orderId: string): Promise<Outcome> => {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    await wait(waitBeforeAsking(asked));
    const status = await askStatus(orderId).catch(() => undefined);
    const end = status && endOf(status);
    if (end) return end;
  }
  return { kind: 'checking', orderId };
};

/** Whether the failure tells nothing about the payment: no network, our own trouble, a session that ended. */
const saysNothing = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof CallError && [401, 429].includes(error.status));

/** Has the server verify what the checkout returned; when nobody answers, goes on asking. */
export const confirmPayment = async (orderId: string, reply: PaymentReply): Promise<Outcome> => {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = reply;
  const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  try {
    const end = endOf(await call(verifyPayment, { body }));
    if (end) return end;
  } catch (error) {
    if (!saysNothing(error)) {
      const { code, message } = error as CallError;
      return { kind: 'failed', code, message };
    }
  }
  return follow(orderId);
};

/**
 * The checkout was closed: asks once whether it was paid all the same. When the bank may still say so,
 * `unsure` is called, and the answer is awaited.
 */
export const afterClosing = async (
  orderId: string,
  reason: string | undefined,
  unsure: () => void,
): Promise<Outcome> => {
  const status = await askStatus(orderId).catch(() => undefined);
  if (status?.state === 'checking') {
    unsure();
    return follow(orderId);
  }
  return (status && endOf(status)) ?? { kind: 'dismissed', unpaid: status !== undefined, reason };
};
