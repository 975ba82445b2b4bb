import { isLoopbackUrl } from '../model/account.ts';
import { ApiError } from '../model/api-error.ts';
import type { Attempt, Webhook, WebhookBehaviour, WebhookEvent } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { dispatch } from '../webhooks/emit.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Act } from './payment-control.ts';

/** `off`: no webhook URL configured; `given up`: failed for 24 h. */
export type EventStatus = 'held' | 'waiting' | 'delivered' | 'off' | 'given up';

export interface EventReport {
  readonly id: string;
  readonly event: string;
  readonly keyId: string;
  readonly status: EventStatus;
  readonly attempts: readonly Attempt[];
  readonly body: string;
}

export interface WebhookReport {
  readonly settings: Record<string, { url: string | null; disabled: boolean }>;
  readonly behaviour: WebhookBehaviour;
  readonly holding: boolean;
  readonly events: EventReport[];
}

export interface WebhookControl {
  readonly webhooks: () => WebhookReport;
  readonly target: (url: string | null, keyId?: string) => Promise<void>;
  readonly hold: () => Promise<void>;
  readonly release: (order?: 'forward' | 'reverse') => Promise<void>;
  readonly behaviour: (change: Partial<WebhookBehaviour>) => Promise<WebhookBehaviour>;
  readonly rotateSecret: (secret: string, keyId?: string) => Promise<void>;
  readonly replay: (eventId: string, times?: number) => Promise<void>;
  readonly enable: (keyId?: string) => Promise<void>;
  /** Waits until all due deliveries are done. */
  readonly settleWebhooks: () => Promise<{ pending: number }>;
}

const statusOf = (world: World, event: WebhookEvent): EventStatus => {
  const ways = world.state.deliveries.filter(({ eventId }) => eventId === event.id);
  if (ways.length > 0) return ways.every(({ held }) => held) ? 'held' : 'waiting';
  const last = event.attempts.at(-1)?.status;
  if (last === undefined) return 'off';
  return typeof last === 'number' && last >= 200 && last < 300 ? 'delivered' : 'given up';
};

const report = (world: World): WebhookReport => ({
  settings: Object.fromEntries(
    Object.entries(world.state.webhooks).map(([keyId, { url, disabled }]) => [
      keyId,
      { url, disabled },
    ]),
  ),
  behaviour: world.state.behaviour,
  holding: world.state.holding,
  events: world.state.events.map((event) => ({
    id: event.id,
    event: event.event,
    keyId: event.keyId,
    status: statusOf(world, event),
    attempts: event.attempts,
    body: event.body,
  })),
});

const chosen = (world: World, keyId: string | undefined): Webhook[] => {
  if (keyId === undefined) return Object.values(world.state.webhooks);
  const webhook = world.state.webhooks[keyId];
  if (!webhook) throw new ApiError('No account has this key');
  return [webhook];
};

const release = (world: World, order: 'forward' | 'reverse'): void => {
  const { deliveries } = world.state;
  const held = deliveries.filter(({ held: waits }) => waits);
  const rest = deliveries.filter(({ held: waits }) => !waits);
  for (const way of held) way.held = false;
  world.state.holding = false;
  world.state.deliveries = [...rest, ...(order === 'reverse' ? held.toReversed() : held)];
};

const replay = (world: World, eventId: string, times: number): void => {
  const event = world.state.events.find(({ id }) => id === eventId);
  if (!event) throw new ApiError('No event has this id');
  dispatch(world, event, times);
};

export const createWebhookControl = (
  world: World,
  scheduler: Scheduler,
  act: Act,
): WebhookControl => ({
  webhooks: () => report(world),
  target: (url, keyId) =>
    act(() => {
      if (url !== null && !isLoopbackUrl(url)) throw new ApiError('url is not of this machine');
      for (const webhook of chosen(world, keyId)) webhook.url = url;
    }),
  hold: () =>
    act(() => {
      world.state.holding = true;
    }),
  release: (order = 'forward') => act(() => release(world, order)),
  behaviour: (change) => act(() => Object.assign(world.state.behaviour, change)),
  rotateSecret: (secret, keyId) =>
    act(() => {
      for (const webhook of chosen(world, keyId)) webhook.secret = secret;
    }),
  replay: (eventId, times = 1) => act(() => replay(world, eventId, times)),
  enable: (keyId) =>
    act(() => {
      for (const webhook of chosen(world, keyId)) webhook.disabled = false;
    }),
  settleWebhooks: async () => {
    await scheduler.settle();
    return { pending: world.state.deliveries.length };
  },
});
