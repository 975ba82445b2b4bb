import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paymentPath } from './checkout/checkout-note.tsx';
import { pendingOrder } from './checkout/pending-order.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PaymentNote } from './state/payment-note.tsx';
import { usePaymentStatus } from './use-payment-status.ts';
import { nextSteps } from './next-steps.ts';

interface PendingPaymentProps {
  readonly signedIn: boolean;
}

/** The state of a payment this tab was making when its page was discarded; renders nothing otherwise. */
export const PendingPayment = ({ signedIn }: PendingPaymentProps) => {
  const [orderId, setOrderId] = useState('');
  // The page was discarded, and with it the checkout over it.
  const { data: status } = usePaymentStatus(signedIn ? orderId : '', { isClosed: true });
  useEffect(() => setOrderId(pendingOrder() ?? ''), []);
  if (!status) return null;
  const isPaid = status.state === 'paid';
  return (
    <PaymentNote
      told={status}
      before={status.title}
      sentence={isPaid ? nextSteps(status).paid : undefined}
    >
      {status.state === 'waiting' && (
        <p>
          <Link to={paymentPath(orderId)}>{m.checkout_follow()}</Link>
        </p>
      )}
    </PaymentNote>
  );
};
