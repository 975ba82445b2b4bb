import { Link } from 'react-router';
import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { PaymentBadge, PaymentNote, usePaymentOf } from '@dhruva/money/payments/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';

interface OfOrder {
  readonly orderId: string | null;
}

const MoneyBackBadge = ({ orderId }: OfOrder) => {
  const told = usePaymentOf(orderId);
  return told ? <PaymentBadge told={told} /> : null;
};

/** What became of the money of a record that was not answered. */
export const MoneyBack = ({ orderId }: OfOrder) => {
  const told = usePaymentOf(orderId);
  return told ? <PaymentNote told={told} /> : null;
};

/** A badge for the state of a record; nothing for answered ones. */
export const StateBadge = ({ record }: { readonly record: PredictionRecord }) => {
  if (record.state === 'refunded') return <MoneyBackBadge orderId={record.orderId} />;
  if (record.state === 'answered') return null;
  if (record.kind === 'custom') return <Badge tone="info">{m.predictions_in_work()}</Badge>;
  return (
    <Badge tone="info">
      {record.orderId === null ? m.predictions_free_waiting() : m.predictions_paid_waiting()}
    </Badge>
  );
};

/** The link to the receipt of a paid record. */
export const ReceiptLink = ({ orderId }: Pick<PredictionRecord, 'orderId'>) =>
  orderId === null ? null : (
    <Link
      className="flex min-h-11 items-center self-start"
      to={`/receipt?order=${encodeURIComponent(orderId)}`}
    >
      {m.predictions_receipt()}
    </Link>
  );
