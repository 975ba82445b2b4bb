import type { CheckoutOptions } from './checkout-options.rules.ts';
import type { PaymentReply, Razorpay } from './razorpay.ts';

export interface OpenCheckout {
  /** The signed payment; null: closed unpaid. Failed attempts inside the checkout do not settle it. */
  readonly reply: Promise<PaymentReply | null>;
  /** The provider's message for the last failed attempt. */
  readonly lastFailure: () => string | undefined;
  readonly close: () => void;
}

/** Called when the browser's back button shows our page again after a redirect to the provider. */
const onReturn = (back: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { once: true });

/** Opens the provider's checkout over the page, or instead of it when the options say `redirect`. */
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
