/** What the checkout posts back: a signed payment, or that it failed (and of which order, if it says so). */
export type Callback =
  | {
      readonly kind: 'paid';
      readonly gatewayOrderId: string;
      readonly paymentId: string;
      readonly signature: string;
    }
  | { readonly kind: 'failed'; readonly gatewayOrderId: string | undefined };

const orderInMetadata = (metadata: string | null): string | undefined => {
  try {
    const value = JSON.parse(metadata ?? '') as { readonly order_id?: unknown } | null;
    const named = value?.order_id;
    return typeof named === 'string' ? named : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the form (urlencoded) of Razorpay's `callback_url`; whatever is no signed payment counts as failed. */
export const readCallback = (form: string): Callback => {
  const fields = new URLSearchParams(form);
  const gatewayOrderId = fields.get('razorpay_order_id');
  const paymentId = fields.get('razorpay_payment_id');
  const signature = fields.get('razorpay_signature');
  if (gatewayOrderId !== null && paymentId !== null && signature !== null) {
    return { kind: 'paid', gatewayOrderId, paymentId, signature };
  }
  const named = orderInMetadata(fields.get('error[metadata]'));
  return { kind: 'failed', gatewayOrderId: gatewayOrderId ?? named };
};
