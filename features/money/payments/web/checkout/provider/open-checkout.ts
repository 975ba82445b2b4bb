import type { CheckoutOptions } from './checkout-options.rules.ts';
import type { PaymentReply, Razorpay } from './razorpay.ts';

export interface OpenCheckout {
  /** What came of it; null: closed unpaid. Failed tries inside the checkout do not end it. */
  readonly reply: Promise<PaymentReply | null>;
  /** Why the last failed try failed, in the provider's words. */
  readonly lastFailure: () => string | undefined;
  readonly close: () => void;
}

/** A page that left for the provider's and is shown again by the back button. */
const onReturn = (back: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { once: true });

/** Opens the provider's checkout over the page, or in its place when the options say `redirect`. */
export const openCheckout = (Provider: Razorpay, options: CheckoutOptions): OpenCheckout => {
  let resolve: (reply: PaymentReply | null) => void = () => undefined;
  let failure: string | undefined;
  const reply = new Promise<PaymentReply | null>((settle) => {
    resolve = settle;
  });
  const shown = new Provider({
    ...options,
    handler: resolve,
    modal: { ondismiss: () => resolve(null), handleback: false },
  });
  shown.on('payment.failed', ({ error }) => {
    failure = error.description;
  });
  onReturn(() => resolve(null));
  shown.open();
  return {
    reply,
    lastFailure: () => failure,
    close: () => {
      shown.close();
      resolve(null);
    },
  };
};
