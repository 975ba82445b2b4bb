import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { PaymentState } from '../contract/payment-state.ts';
import { paymentPath } from './checkout/checkout-note.tsx';
import { pendingOrder } from './checkout/pending-order.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PaymentNote } from './state/payment-note.tsx';
import { usePaymentStatus } from './use-payment-status.ts';
import { nextSteps } from './next-steps.ts';

interface PendingPaymentProps {
  readonly signedIn: boolean;
  /** Called once, when it is known how that payment stands; null: the server cannot tell. */
  readonly onKnown?: ((state: PaymentState | null) => void) | undefined;
}

/** The state of a payment this tab was making when its page was discarded; renders nothing otherwise. */
export const PendingPayment = ({ signedIn, onKnown }: PendingPaymentProps) => {
  const [orderId, setOrderId] = useState('');
  // The page was discarded, and with it the checkout over it.
  const { data: status, isError } = usePaymentStatus(signedIn ? orderId : '', { isClosed: true });
  useEffect(() => setOrderId(pendingOrder() ?? ''), []);
  const isKnown = status !== undefined || isError;
  useEffect(() => {
    if (isKnown) onKnown?.(status?.state ?? null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the state it has first
  }, [isKnown]);
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
