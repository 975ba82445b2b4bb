import { Link } from 'react-router';
import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Badge } from '@dhruva/web/ui/badge.tsx';

/** A badge for the state of a record; nothing for answered ones. */
export const StateBadge = ({ record }: { readonly record: PredictionRecord }) => {
  if (record.state === 'refunded') return <Badge>{m.predictions_refunded()}</Badge>;
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
