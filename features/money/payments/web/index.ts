export { CheckoutNote } from './checkout/checkout-note.tsx';
export { type NotSaved, NotSavedDialog } from './checkout/not-saved-dialog.tsx';
export type { Outcome, Phase } from './checkout/outcome.ts';
export { pendingOrder } from './checkout/pending-order.ts';
export type { Razorpay } from './checkout/provider/razorpay.ts';
export { type UseCheckout, useCheckout } from './checkout/use-checkout.ts';
export { LazyPendingPayment } from './lazy-pending-payment.tsx';
export { PaymentStatus } from './payment-status.tsx';
export { PendingNote } from './pending-payment.tsx';
export { refundReason } from './refund-reason.ts';
export { PaymentBadge, PaymentLine, PaymentNote } from './state/payment-note.tsx';
export {
  paymentFor,
  useOwnPayments,
  usePaymentFor,
  usePaymentOf,
} from './state/use-own-payments.ts';
export { usePendingPayment } from './use-pending-payment.ts';
