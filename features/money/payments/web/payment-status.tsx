import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { Card } from '@dhruva/web/ui/card.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import { formatPaise } from '@dhruva/web/ui/rupees.ts';
import { Spinner } from '@dhruva/web/ui/spinner.tsx';
import { usePaymentStatus } from './use-payment-status.ts';
import { type NextLink, nextSteps } from './next-steps.ts';

const StepButton = ({ to, label, state }: NextLink) => (
  <LinkButton to={to} state={state} className="self-start">
    {label}
  </LinkButton>
);

const StatusMessage = ({
  icon,
  children,
}: {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) => (
  <div role="status" className="flex items-start gap-3 text-lead font-semibold">
    {icon}
    <p>{children}</p>
  </div>
);

const GOOD = <Icon name="circleCheck" size={32} className="shrink-0 text-success" />;
const NOTE = <Icon name="info" size={32} className="shrink-0 text-info" />;
const REFUND = <Icon name="info" size={32} className="shrink-0 text-warn" />;

const Checking = () => (
  <div>
    <Spinner label={m.checkout_checking()} />
    <p className="text-center text-ink-2">{m.payment_checking_note()}</p>
  </div>
);

const ReceiptLink = ({ orderId }: Pick<PurchaseStatus, 'orderId'>) => (
  <LinkButton look="outline" to={`/receipt?order=${encodeURIComponent(orderId)}`}>
    {m.payment_receipt()}
  </LinkButton>
);

interface PaymentStateProps {
  readonly status: PurchaseStatus;
  readonly failed: boolean;
}

const Unpaid = ({ status, failed }: PaymentStateProps) => (
  <>
    <StatusMessage icon={NOTE}>{failed ? m.payment_failed() : m.payment_unpaid()}</StatusMessage>
    <p className="text-ink-2">{m.payment_unpaid_note()}</p>
    <StepButton {...nextSteps(status).again} />
  </>
);

const PaymentState = ({ status, failed }: PaymentStateProps) => {
  const { paid, goOn, again } = nextSteps(status);
  switch (status.state) {
    case 'checking':
      return <Checking />;
    case 'open':
      return failed ? <Unpaid status={status} failed /> : <Checking />;
    case 'closed':
      return <Unpaid status={status} failed={failed} />;
    case 'paid':
      return (
        <>
          <StatusMessage icon={GOOD}>{paid}</StatusMessage>
          <div className="flex flex-wrap gap-3">
            <StepButton {...goOn} />
            <ReceiptLink orderId={status.orderId} />
          </div>
        </>
      );
    case 'refund-due':
    case 'refunded':
      return (
        <>
          <StatusMessage icon={REFUND}>
            {status.state === 'refunded' ? m.payment_refunded() : m.checkout_refunding()}
          </StatusMessage>
          <p className="text-ink-2">{m.payment_refund_note()}</p>
          <div className="flex flex-wrap gap-3">
            <StepButton {...again} />
            <ReceiptLink orderId={status.orderId} />
          </div>
        </>
      );
  }
};

const PurchaseFacts = ({ status }: { readonly status: PurchaseStatus }) => (
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
      <Link to="/profile" state={{ tab: 'bookings' }}>
        {m.payment_to_bookings()}
      </Link>
    </p>
  </div>
);

interface PaymentStatusProps {
  /** Empty: the URL named no order. */
  readonly orderId: string;
  /** The provider's page reported that the payment failed. */
  readonly failed: boolean;
}

/** The status of a payment, updated until it is settled, with the next steps. */
export const PaymentStatus = ({ orderId, failed }: PaymentStatusProps) => {
  const { data, error } = usePaymentStatus(orderId);
  if (data) {
    return (
      <Card className="flex flex-col gap-5">
        <PaymentState status={data} failed={failed} />
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
      <Checking />
      {error && (
        <p role="alert" className="text-error">
          {error.message}
        </p>
      )}
    </>
  );
};
