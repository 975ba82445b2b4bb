import { randomPart } from '../model/ids.ts';
import type { Delivery, WebhookEvent } from '../model/state.ts';
import type { World } from '../model/world.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'payment.dispute.created'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** The account id of a key, derived from it so that it stays the same. */
export const accountIdOf = (keyId: string): string =>
  `acc_${keyId.replace('rzp_test_', '').replaceAll('_', '').padEnd(14, '0').slice(0, 14)}`;

/** Schedules `times` deliveries of an event, signed with the current secret. */
export const dispatch = (world: World, event: WebhookEvent, times: number): void => {
  const { behaviour, holding, webhooks, deliveries } = world.state;
  const webhook = webhooks[event.keyId];
  if (!webhook || webhook.url === null || webhook.disabled) return;
  const dueAt = world.now() + behaviour.delaySeconds * 1000;
  const way = (): Delivery => ({
    id: randomPart(),
    eventId: event.id,
    secret: webhook.secret,
    fault: behaviour.fault,
    firstAt: dueAt,
    dueAt,
    tries: 0,
    held: holding,
  });
  deliveries.push(...Array.from({ length: times }, way));
};

/** Records an event with a snapshot of its entities and schedules its delivery. */
export const emit = (
  world: World,
  keyId: string,
  name: EventName,
  entities: Record<string, unknown>,
): void => {
  const payload = Object.entries(entities).map(([noun, entity]) => [noun, { entity }]);
  const event: WebhookEvent = {
    id: randomPart(),
    keyId,
    event: name,
    body: JSON.stringify({
      entity: 'event',
      account_id: accountIdOf(keyId),
      event: name,
      contains: Object.keys(entities),
      payload: Object.fromEntries(payload),
      created_at: world.seconds(),
    }),
    attempts: [],
  };
  world.state.events.push(event);
  dispatch(world, event, world.state.behaviour.copies);
};
