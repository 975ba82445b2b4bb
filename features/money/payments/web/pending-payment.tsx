import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paymentPath } from './checkout/checkout-note.tsx';
import { outcomeOf } from './checkout/outcome.ts';
import { pendingOrder } from './checkout/pending-order.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { usePaymentStatus } from './use-payment-status.ts';
import { nextSteps } from './next-steps.ts';

interface PendingPaymentProps {
  readonly signedIn: boolean;
}

/** The outcome of a payment this tab was making when its page was discarded; renders nothing otherwise. */
export const PendingPayment = ({ signedIn }: PendingPaymentProps) => {
  const [orderId, setOrderId] = useState('');
  const { data: status } = usePaymentStatus(signedIn ? orderId : '');
  const end = status && outcomeOf(status);
  useEffect(() => setOrderId(pendingOrder() ?? ''), []);

  const tone = end?.kind === 'paid' ? 'bg-success-tint text-success' : 'bg-info-tint text-info';
  return (
    <p role="status" className={`rounded-field px-4 py-3 empty:hidden ${tone}`}>
      {status && end?.kind === 'paid' && `${nextSteps(status).paid} (${status.title})`}
      {end?.kind === 'refunding' && m.checkout_refunding()}
      {status?.state === 'checking' && (
        <>
          {m.checkout_checking_long()} <Link to={paymentPath(orderId)}>{m.checkout_follow()}</Link>
        </>
      )}
    </p>
  );
};
