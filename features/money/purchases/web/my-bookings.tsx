import { type ReactNode, useState } from 'react';
import type { PurchaseSummary } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Accordion } from '@dhruva/web/ui/accordion.tsx';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { ListLoading } from '@dhruva/web/ui/list-loading.tsx';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';
import { PurchaseEntry } from './purchase-entry.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { usePurchases } from './use-purchases.ts';
import { RetryNote } from '@dhruva/web/ui/error-note.tsx';

const Empty = () => (
  <div className="flex flex-col items-start gap-3">
    <p>{m.bookings_empty()}</p>
    <LinkButton to="/paid" look="outline">
      {m.bookings_next()}
    </LinkButton>
  </div>
);

interface PurchasesProps {
  /** Opens the intake form, which belongs to another feature. */
  readonly onIntake: () => void;
  readonly onCancel: (orderId: string) => void;
}

const Purchases = ({ onIntake, onCancel }: PurchasesProps) => {
  const { data, isPending, isError, refetch } = usePurchases();
  if (isPending) return <ListLoading label={m.bookings_loading()} />;
  if (isError) {
    return (
      <RetryNote
        text={m.bookings_failed()}
        label={m.bookings_retry()}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <Empty />;
  return (
    <section aria-labelledby="purchases-title" className="flex flex-col gap-4">
      <h3 id="purchases-title" className="text-title">
        {m.bookings_title()}
      </h3>
      <Accordion>
        {data.map((booking, index) => (
          <PurchaseEntry
            key={booking.id}
            booking={booking}
            first={index === 0}
            onCancel={() => onCancel(booking.id)}
            onIntake={onIntake}
          />
        ))}
      </Accordion>
    </section>
  );
};

/** The loaded purchases, for features that display some of them in their own way. */
export interface OwnPurchases {
  readonly bookings: readonly PurchaseSummary[];
  /** The function that cancels a purchase; undefined where it cannot be cancelled. */
  readonly cancelOf: (orderId: string) => (() => void) | undefined;
}

interface MyBookingsProps extends Pick<PurchasesProps, 'onIntake'> {
  /** What other features render above the list. */
  readonly above: (own: OwnPurchases) => ReactNode;
}

/** All purchases with state, receipt, intake form and a cancel button. */
export const MyBookings = ({ onIntake, above }: MyBookingsProps) => {
  const { data = [] } = usePurchases();
  const [cancellingId, setCancellingId] = useState<string>();
  const [cancelled, setCancelled] = useState<string>();
  const cancelling = data.find(({ id }) => id === cancellingId);
  const cancelOf = (orderId: string) =>
    data.some(({ id, cancellation }) => id === orderId && cancellation)
      ? () => setCancellingId(orderId)
      : undefined;
  return (
    <div className="flex flex-col gap-8">
      {above({ bookings: data, cancelOf })}
      <Purchases onIntake={onIntake} onCancel={setCancellingId} />
      {cancelling && (
        <CancelDialog
          booking={cancelling}
          onClose={() => setCancellingId(undefined)}
          onCancelled={(message) => {
            setCancellingId(undefined);
            setCancelled(message);
          }}
        />
      )}
      <MessageDialog
        notice={cancelled === undefined ? null : { kind: 'success', text: cancelled }}
        onClose={() => setCancelled(undefined)}
      />
    </div>
  );
};
