import { requireLoopback } from '../model/account.ts';
import type { Attempt, Delivery, WebhookEvent } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { signedRequest } from './sign.ts';

const MINUTE_MS = 60_000;
const LAST_TRY_MS = 86_400_000;

/**
 * When to retry after this many failures: 1, 2, 4 … minutes later, until 24 h after the first try; then
 * undefined.
 */
export const nextTryAt = ({ firstAt, dueAt, tries }: Delivery): number | undefined => {
  const end = firstAt + LAST_TRY_MS;
  return dueAt >= end ? undefined : Math.min(end, dueAt + 2 ** (tries - 1) * MINUTE_MS);
};

const post = async (
  url: string,
  event: WebhookEvent,
  delivery: Delivery,
  limitMs: number,
): Promise<Attempt['status']> => {
  const signal = AbortSignal.timeout(limitMs);
  const request = signedRequest(event, delivery.secret, delivery.fault);
  try {
    const reply = await fetch(requireLoopback(url), {
      method: 'POST',
      redirect: 'manual',
      signal,
      ...request,
    });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return signal.aborted ? 'timeout' : 'no connection';
  }
};

const isSuccess = (status: Attempt['status']): boolean =>
  typeof status === 'number' && status >= 200 && status < 300;

/** Ends a delivered webhook, reschedules a failed one, and disables the webhook after a day of failures. */
const settleAttempt = (world: World, delivery: Delivery, keyId: string, arrived: boolean): void => {
  delivery.tries += 1;
  const next = arrived ? undefined : nextTryAt(delivery);
  if (next !== undefined) {
    delivery.dueAt = next;
    return;
  }
  world.state.deliveries = world.state.deliveries.filter((other) => other !== delivery);
  const webhook = world.state.webhooks[keyId];
  if (!arrived && webhook) webhook.disabled = true;
};

/** Sends one delivery to its account's current webhook URL and records the result. */
export const attemptDelivery = async (world: World, delivery: Delivery): Promise<void> => {
  const event = world.state.events.find(({ id }) => id === delivery.eventId);
  const webhook = event && world.state.webhooks[event.keyId];
  if (!event || !webhook || webhook.url === null || webhook.disabled) {
    world.state.deliveries = world.state.deliveries.filter((other) => other !== delivery);
    return;
  }
  const [at, begun] = [world.now(), performance.now()];
  const status = await post(webhook.url, event, delivery, world.webhookLimitMs);
  event.attempts.push({ at, status, ms: Math.round(performance.now() - begun) });
  settleAttempt(world, delivery, event.keyId, isSuccess(status));
};
