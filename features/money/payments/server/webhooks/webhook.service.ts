import { createHash } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { GatewayAccount, GatewayEvent } from '@dhruva/server/platform/gateway/gateway.ts';
import { applyPayment, withCaptureRecorded } from '../applying/apply-payment.service.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { nextCheck } from '../records/next-check.rules.ts';
import { applyDispute } from '../refunds/dispute.service.ts';
import { applyRefund } from './apply-refund.service.ts';
import { addEvent, endEvent, parkEvent } from './webhook-event.store.ts';

export interface WebhookDelivery {
  readonly account: GatewayAccount;
  readonly rawBody: Buffer;
  readonly signature: unknown;
  readonly eventId: unknown;
}

const EVENT_ID = /^[\w-]{1,64}$/;

/** The event's id; if it has none, the hash of its body. */
const eventIdOf = ({ eventId, rawBody }: WebhookDelivery): string =>
  typeof eventId === 'string' && EVENT_ID.test(eventId)
    ? eventId
    : createHash('sha256').update(rawBody).digest('hex');

/** Applies an event; false when it concerns something not recorded yet. */
export const applyEvent = async (
  deps: PaymentDeps,
  tx: Tx,
  { account, event }: { readonly account: GatewayAccount; readonly event: GatewayEvent },
  now: Date,
): Promise<boolean> => {
  const { payment, refund, dispute } = event;
  if (dispute) {
    await applyDispute(deps, tx, dispute, now);
    return true;
  }
  if (refund) {
    return applyRefund(deps, tx, { account, refund, ...(payment && { payment }) }, now);
  }
  if (!payment) return true;
  return (await applyPayment(deps, tx, { account, payment }, now)) !== undefined;
};

/**
 * Inserts and applies an event in one transaction: if that fails, the event is not recorded, so redelivery
 * retries it.
 */
const recordAndApply = async (
  deps: PaymentDeps,
  { account, id, event }: { account: GatewayAccount; id: string; event: GatewayEvent },
): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const paymentId = event.payment?.id ?? event.refund?.paymentId ?? event.dispute?.paymentId;
    const noted = {
      id,
      account,
      event: event.name,
      gatewayOrderId: event.payment?.gatewayOrderId ?? null,
      paymentId: paymentId ?? null,
      refundId: event.refund?.id ?? null,
    };
    if (!(await addEvent(tx, noted, now))) return;
    if (await applyEvent(deps, tx, { account, event }, now)) await endEvent(tx, id, 'done', now);
    else await parkEvent(tx, id, nextCheck(0, now));
  });

/**
 * Receives a webhook: verifies the signature over the raw body, then applies each event id once. An event
 * about an unknown order is parked for the job. False when it is not signed for this account.
 */
export const receiveWebhook = async (
  deps: PaymentDeps,
  delivery: WebhookDelivery,
): Promise<boolean> => {
  const { gateway, log } = deps;
  const { account, rawBody, signature } = delivery;
  if (typeof signature !== 'string') return false;
  if (!gateway.isSignedWebhook(account, rawBody, signature)) return false;
  const event = gateway.readWebhook(rawBody);
  if (!event) {
    log.error({ alarm: 'webhook-unreadable', account }, 'a signed webhook that cannot be read');
    return true;
  }
  const { payment } = event;
  const work = () => recordAndApply(deps, { account, id: eventIdOf(delivery), event });
  await (payment && !event.refund ? withCaptureRecorded(deps, { account, payment }, work) : work());
  return true;
};
