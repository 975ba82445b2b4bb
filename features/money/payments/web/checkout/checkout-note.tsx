import { Link } from 'react-router';
import { m } from '@dhruva/web/paraglide/messages.js';
import type { Outcome } from './outcome.ts';
import type { CheckoutState } from './use-checkout.ts';

/** URL of the page that follows a purchase until it is settled. */
export const paymentPath = (orderId: string): string =>
  `/payment?order=${encodeURIComponent(orderId)}`;

const Ended = ({ outcome }: { readonly outcome: Outcome }) => {
  switch (outcome.kind) {
    case 'failed':
      return (
        <p role="alert" className="rounded-field bg-error-tint p-3 text-error">
          {outcome.message}
        </p>
      );
    case 'refunding':
      return (
        <p role="alert" className="rounded-field bg-warn-tint p-3 text-warn">
          {m.checkout_refunding()}
        </p>
      );
    case 'dismissed':
      return (
        <p role="status" className="rounded-field bg-info-tint p-3 text-info">
          {outcome.reason !== undefined && (
            <span className="block">
              {m.checkout_attempt_failed({ reason: outcome.reason.replace(/\.$/, '') })}
            </span>
          )}
          {outcome.unpaid ? m.checkout_dismissed() : m.checkout_closed()}
        </p>
      );
    case 'checking':
      return (
        <p role="status" className="rounded-field bg-info-tint p-3 text-info">
          {m.checkout_checking_long()}{' '}
          <Link to={paymentPath(outcome.orderId)}>{m.checkout_follow()}</Link>
        </p>
      );
    case 'paid':
      return null;
  }
};

/** The payment message beside the pay button: it is being checked, or how it ended. */
export const CheckoutNote = ({ phase, outcome }: CheckoutState) => {
  if (outcome) return <Ended outcome={outcome} />;
  return (
    <p role="status" className="rounded-field bg-info-tint p-3 text-info empty:hidden">
      {phase === 'checking' && m.checkout_checking_here()}
    </p>
  );
};
