import { useEffect } from 'react';
import { Link } from 'react-router';
import type { PaymentState } from '../contract/payment-state.ts';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { paymentPath } from './checkout/checkout-note.tsx';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PaymentNote } from './state/payment-note.tsx';
import { nextSteps } from './next-steps.ts';
import { usePendingPayment } from './use-pending-payment.ts';

/** The state of a payment this tab was making when its page was discarded; undefined renders nothing. */
export const PendingNote = ({ status }: { readonly status: PurchaseStatus | undefined }) => {
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
          <Link to={paymentPath(status.orderId)}>{m.checkout_follow()}</Link>
        </p>
      )}
    </PaymentNote>
  );
};

interface PendingPaymentProps {
  readonly signedIn: boolean;
  /** Called once, when it is known how that payment stands; null: the server cannot tell. */
  readonly onKnown?: ((state: PaymentState | null) => void) | undefined;
}

/** Looks up a payment this tab was making when its page was discarded, and tells its state. */
export const PendingPayment = ({ signedIn, onKnown }: PendingPaymentProps) => {
  const { status, isKnown } = usePendingPayment(signedIn);
  useEffect(() => {
    if (isKnown) onKnown?.(status?.state ?? null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the state it has first
  }, [isKnown]);
  return <PendingNote status={status} />;
};
