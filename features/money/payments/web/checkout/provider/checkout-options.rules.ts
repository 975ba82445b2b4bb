import type { PurchaseItem } from '../../../contract/item.ts';
import type { Checkout } from '../../../contract/schemas.ts';

export const THEME_COLOR = '#f76822';

/** The checkout closes by itself before a held slot is released. */
const OPEN_SECONDS = 10 * 60;

/** Nothing is prefilled for questions about two people (specification, section 7). */
const prefillOf = (order: Checkout, kind: PurchaseItem['kind']) =>
  kind === 'compatibility' ? { name: '', email: '' } : order.prefill;

/**
 * The options of the provider's checkout, apart from its callbacks. `redirect`: it takes the whole page and
 * returns by `callback_url`. The amount is the order's, in paise. Names: Razorpay, "Standard checkout,
 * integration steps". UPI collect is hidden: NPCI ended it in 2026.
 */
export const checkoutOptions = (
  order: Checkout,
  kind: PurchaseItem['kind'],
  redirect: boolean,
) => ({
  key: order.keyId,
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  name: order.name,
  description: order.description,
  prefill: prefillOf(order, kind),
  theme: { color: THEME_COLOR },
  config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
  retry: { enabled: true },
  timeout: OPEN_SECONDS,
  ...(redirect && { callback_url: order.callbackUrl, redirect: true }),
});

export type CheckoutOptions = ReturnType<typeof checkoutOptions>;
