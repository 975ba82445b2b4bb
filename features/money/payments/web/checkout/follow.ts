import { paymentStatus, verifyPayment } from '../../contract/routes.ts';
import type { PurchaseStatus } from '../../contract/schemas.ts';
import { CallError, mayPass } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { endOf, type Outcome } from './outcome.ts';
import { waitBeforeAsking } from './polling.rules.ts';
import type { PaymentReply } from './provider/razorpay.ts';

/** Polls before this page stops waiting (about two minutes); the /payment page continues. */
const MOST_ASKED = 9;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The purchase's status according to the server. */
export const askStatus = async (orderId: string): Promise<PurchaseStatus> =>
  call(paymentStatus, { query: { orderId } });

/** Polls until the purchase is settled, or gives up with `checking`. */
const follow = async (orderId: string): Promise<Outcome> => {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    await wait(waitBeforeAsking(asked));
    const status = await askStatus(orderId).catch(() => undefined);
    const end = status && endOf(status);
    if (end) return end;
  }
  return { kind: 'checking', orderId };
};

/** Whether the failure leaves the payment's state unknown: no network, a server error, an ended session. */
const saysNothing = (error: unknown): boolean =>
  mayPass(error) || (error instanceof CallError && [401, 429].includes(error.status));

/** Has the server verify what the checkout returned; polls the status if it does not answer. */
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
 * After the checkout was closed, checks once whether it was paid all the same. If that is still unknown,
 * calls `unsure` and polls for the outcome.
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
