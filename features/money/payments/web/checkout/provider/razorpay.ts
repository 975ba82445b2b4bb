import type { CheckoutOptions } from './checkout-options.rules.ts';

/** What the checkout returns after a payment, to be verified by the server. */
export interface PaymentReply {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

interface FailedAttempt {
  readonly error: { readonly description?: string };
}

interface CheckoutWindow {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: (failed: FailedAttempt) => void) => void;
}

/** The part of the provider's script that we use. */
export type Razorpay = new (
  options: CheckoutOptions & {
    readonly handler: (reply: PaymentReply) => void;
    readonly modal: { readonly ondismiss: () => void; readonly handleback: boolean };
  },
) => CheckoutWindow;

declare global {
  // oxlint-disable-next-line no-var -- the script defines a property of the window
  var Razorpay: Razorpay | undefined;
}

const LOADING_MS = 20_000;

const addScript = async (address: string): Promise<void> => {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('The script could not be fetched')));
      setTimeout(() => reject(new Error('The script took too long')), LOADING_MS);
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
};

/** Loads the provider's script when somebody first pays, never before. Throws when it cannot be loaded. */
export const loadRazorpay = async (address: string): Promise<Razorpay> => {
  if (!globalThis.Razorpay) await addScript(address);
  if (!globalThis.Razorpay) throw new Error('The script brought no checkout');
  return globalThis.Razorpay;
};
