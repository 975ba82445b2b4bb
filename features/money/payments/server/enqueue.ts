import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Outbox } from '@dhruva/server/platform/messages/outbox.ts';

/** Outbox kinds: one mail and one SMS for each event. */
export const NOTICES = {
  paid: ['payments.paid', 'payments.paid-sms'],
  refunded: ['payments.refunded', 'payments.refunded-sms'],
} as const;

const enqueue = async (
  outbox: Outbox,
  tx: Tx,
  message: {
    readonly kinds: readonly string[];
    readonly userId: string;
    readonly subjectId: string;
  },
  now: Date,
): Promise<void> => {
  const { kinds, userId, subjectId } = message;
  for (const kind of kinds) await outbox.enqueue(tx, { kind, userId, subjectId }, now);
};

/** Enqueues the messages that confirm a payment. */
export const enqueuePaid = (
  outbox: Outbox,
  tx: Tx,
  order: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> =>
  enqueue(outbox, tx, { kinds: NOTICES.paid, userId: order.userId, subjectId: order.id }, now);

/** Enqueues the messages that announce a refund. */
export const enqueueRefunded = (
  outbox: Outbox,
  tx: Tx,
  refund: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> =>
  enqueue(
    outbox,
    tx,
    { kinds: NOTICES.refunded, userId: refund.userId, subjectId: refund.id },
    now,
  );
