/** What the checkout posts to the callback URL: a signed payment, or a failure (with its order, if named). */
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

/**
 * Parses the urlencoded form of Razorpay's `callback_url`; anything but a signed payment counts as failed.
 */
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
