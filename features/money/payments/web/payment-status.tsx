import { Link } from 'react-router';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { formatPaise } from '@dhruva/kernel/rupees';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { usePaymentStatus } from './use-payment-status.ts';
import { type NextLink, nextSteps } from './next-steps.ts';
import { PaymentNote } from './state/payment-note.tsx';

const StepButton = ({ to, label, state }: NextLink) => (
  <LinkButton to={to} state={state} className="self-start">
    {label}
  </LinkButton>
);

const ReceiptLink = ({ orderId }: Pick<PurchaseStatus, 'orderId'>) => (
  <LinkButton look="outline" to={`/receipt?order=${encodeURIComponent(orderId)}`}>
    {m.payment_receipt()}
  </LinkButton>
);

interface StatusProps {
  readonly status: PurchaseStatus;
}

/** What to do next: nothing while it is waited for. */
const Steps = ({ status }: StatusProps) => {
  const { goOn, again } = nextSteps(status);
  if (status.state === 'waiting') return null;
  return (
    <div className="flex flex-wrap gap-3">
      <StepButton {...(status.state === 'paid' ? goOn : again)} />
      {status.hasReceipt && <ReceiptLink orderId={status.orderId} />}
    </div>
  );
};

const PurchaseFacts = ({ status }: StatusProps) => (
  <dl className="flex flex-col gap-2 border-t border-line pt-4">
    {[
      [m.payment_for(), status.title],
      [m.payment_amount(), formatPaise(status.amountPaise)],
      [m.payment_reference(), status.paymentId],
    ].map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt className="text-small text-ink-3">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

const NoStatus = ({ message }: { readonly message: string }) => (
  <div role="alert" className="flex flex-col items-start gap-4">
    <p className="text-error">{message}</p>
    <p>
      <Link to="/profile?tab=bookings">{m.payment_to_bookings()}</Link>
    </p>
  </div>
);

interface PaymentStatusProps {
  /** Empty: the URL named no order. */
  readonly orderId: string;
  /** The provider's page reported that the payment failed. */
  readonly failed: boolean;
}

/** The state of a payment, updated while it is waited for, with the next steps. */
export const PaymentStatus = ({ orderId, failed }: PaymentStatusProps) => {
  const { data, error } = usePaymentStatus(orderId, { isClosed: failed });
  if (data) {
    const isPaid = data.state === 'paid';
    return (
      <Card className="flex flex-col gap-5">
        <PaymentNote
          told={data}
          before={failed && !isPaid ? m.payment_failed() : undefined}
          sentence={isPaid ? nextSteps(data).paid : undefined}
        />
        <Steps status={data} />
        <PurchaseFacts status={data} />
      </Card>
    );
  }
  if (orderId === '')
    return <NoStatus message={failed ? m.payment_failed() : m.payment_no_order()} />;
  if (error instanceof CallError && error.status === 404)
    return <NoStatus message={error.message} />;
  return (
    <>
      <Spinner label={m.payment_looking()} />
      {error && (
        <p role="alert" className="text-error">
          {error.message}
        </p>
      )}
    </>
  );
};
