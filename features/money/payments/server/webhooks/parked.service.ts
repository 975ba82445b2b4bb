import { DAY_MS } from '@dhruva/kernel/durations';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { GatewayError, type GatewayEvent } from '@dhruva/server/platform/gateway/gateway.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { nextCheck } from '../records/next-check.rules.ts';
import { runConcurrently } from '../reconciling/run-concurrently.ts';
import { applyEvent } from './webhook.service.ts';
import { endEvent, type ParkedEvent, takeParked } from './webhook-event.store.ts';

const BATCH_SIZE = 50;
const GIVE_UP_AFTER_MS = DAY_MS;

/** Fetches the current state of what the event is about; undefined when the provider does not know it. */
const fetchCurrent = async (
  { gateway }: PaymentDeps,
  { account, event, paymentId, refundId }: ParkedEvent,
): Promise<GatewayEvent | undefined> => {
  if (paymentId === null) return undefined;
  const payment = await gateway.payment(account, paymentId);
  if (refundId === null) return { name: event, payment };
  const refunds = await gateway.refundsOf(account, paymentId);
  const refund = refunds.find(({ id }) => id === refundId);
  return refund && { name: event, payment, refund };
};

const retry = async (deps: PaymentDeps, parked: ParkedEvent): Promise<void> => {
  const { db, log } = deps;
  const { id, account, event: name, receivedAt } = parked;
  const event = await fetchCurrent(deps, parked).catch((error: unknown) => {
    if (error instanceof GatewayError) return undefined;
    throw error;
  });
  await inTransaction(db, async (tx, now) => {
    if (event && (await applyEvent(deps, tx, { account, event }, now))) {
      await endEvent(tx, id, 'done', now);
    } else if (now.getTime() - receivedAt.getTime() > GIVE_UP_AFTER_MS) {
      await endEvent(tx, id, 'ignored', now);
      log.error({ alarm: 'webhook-ignored', eventId: id, event: name }, 'nothing of ours fits');
    }
  });
};

/** Retries the parked events that are due. A failing one does not hold up the others. */
export const retryParked = async (deps: PaymentDeps): Promise<void> => {
  const due = await inTransaction(deps.db, (tx, now) =>
    takeParked(tx, now, { limit: BATCH_SIZE, nextAt: (attempts) => nextCheck(attempts, now) }),
  );
  await runConcurrently(due, (parked) =>
    retry(deps, parked).catch((error: unknown) => {
      deps.log.error({ err: error, eventId: parked.id }, 'parked event not applied');
    }),
  );
};
