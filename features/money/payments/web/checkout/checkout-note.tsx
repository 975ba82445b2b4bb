import { Link } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { PaymentNote } from '../state/payment-note.tsx';
import { type PaymentSubject, usePaymentFor } from '../state/use-own-payments.ts';
import type { Asking, Outcome } from './outcome.ts';
import type { CheckoutState } from './use-checkout.ts';

/** URL of the page that follows a purchase until it is settled. */
export const paymentPath = (orderId: string): string =>
  `/payment?order=${encodeURIComponent(orderId)}`;

const Follow = ({ orderId }: { readonly orderId: string }) => (
  <p>
    <Link to={paymentPath(orderId)}>{m.checkout_follow()}</Link>
  </p>
);

/** Asks before somebody pays twice for one thing. */
const AskAgain = ({ message, answer }: Asking) => (
  <div role="alert" className="flex flex-col gap-3 rounded-field bg-warn-tint p-3 text-warn">
    <p>{message}</p>
    <div className="flex flex-wrap gap-3">
      <Button look="outline" onClick={() => answer(true)}>
        {m.checkout_pay_again()}
      </Button>
      <Button onClick={() => answer(false)}>{m.checkout_wait()}</Button>
    </div>
  </div>
);

const Told = ({ told, reason }: Extract<Outcome, { kind: 'told' }>) => (
  <PaymentNote
    told={told}
    before={reason && m.checkout_attempt_failed({ reason: reason.replace(/\.$/, '') })}
  >
    {told.state === 'not-paid' && <p>{m.checkout_kept()}</p>}
    {told.state === 'waiting' && <Follow orderId={told.orderId} />}
  </PaymentNote>
);

const Ended = ({ outcome }: { readonly outcome: Outcome | Asking }) => {
  switch (outcome.kind) {
    case 'failed':
      return (
        <p role="alert" className="rounded-field bg-error-tint p-3 text-error">
          {outcome.message}
        </p>
      );
    case 'asking':
      return <AskAgain {...outcome} />;
    case 'told':
      return <Told {...outcome} />;
    case 'unknown':
      return (
        <div role="status" className="rounded-field bg-info-tint p-3 text-info">
          <p>{m.checkout_closed()}</p>
          <Follow orderId={outcome.orderId} />
        </div>
      );
    case 'left':
    case 'paid':
      return null;
  }
};

interface CheckoutNoteProps extends CheckoutState {
  /** What is sold here: what is known of an earlier payment for it stands here before the next one. */
  readonly of?: PaymentSubject;
}

const Checking = ({ phase }: Pick<CheckoutState, 'phase'>) => (
  <p role="status" className="rounded-field bg-info-tint p-3 text-info empty:hidden">
    {phase === 'checking' && m.checkout_checking_here()}
  </p>
);

const Earlier = ({ of }: { readonly of: PaymentSubject }) => {
  const earlier = usePaymentFor(of);
  return earlier ? <Told kind="told" told={earlier} /> : <Checking phase="idle" />;
};

/**
 * The payment message beside the pay button: what is known of it, what is asked first, or how it ended. Only
 * with `of` does it need a QueryProvider.
 */
export const CheckoutNote = ({ phase, outcome, of }: CheckoutNoteProps) => {
  if (outcome) return <Ended outcome={outcome} />;
  if (phase === 'idle' && of) return <Earlier of={of} />;
  return <Checking phase={phase} />;
};
