import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Outbox } from '@dhruva/server/platform/messages/outbox.ts';

/** Kinds of messages: a mail and an SMS each. */
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

/** Tells the buyer that the payment has arrived. */
export const enqueuePaid = (
  outbox: Outbox,
  tx: Tx,
  order: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> =>
  enqueue(outbox, tx, { kinds: NOTICES.paid, userId: order.userId, subjectId: order.id }, now);

/** Tells the buyer that money is on its way back. */
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
