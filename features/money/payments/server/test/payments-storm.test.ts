import { expect, it } from 'vitest';
import { logIn } from '@dhruva/server/test/calling.ts';
import {
  eventsOf,
  order,
  pay,
  status,
  webhook,
  type WebhookEvent,
} from '@dhruva/server/test/paying.ts';
import { createFakeProducts, ITEM, OTHER_ITEM, createEffectsTable } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { db } = server.deps;
const { control } = server.sandbox;
await createEffectsTable(db);

const PLANS = { account: 'plans' } as const;
const BUYERS = 60;
const IN_FLIGHT = 20;

it('26: a webhook is answered without asking the provider, which may be slow', async () => {
  const token = await logIn(server, '9350000001');
  const { reply: checkout } = await order(server, token, ITEM);
  await pay(server, checkout.id);
  await control.addFault({ route: '*', kind: 'hang', times: 9 });
  for (const event of eventsOf(server, checkout.id)) {
    expect((await webhook(server, event, PLANS)).status).toBe(200);
  }
  expect(server.sandbox.world.state.faults).toMatchObject([{ kind: 'hang', times: 9 }]);
  await control.clearFaults();
  expect((await status(server, token, checkout.orderId)).reply.state).toBe('paid');
  expect(server.logged.filter(({ code }) => code === 'NETWORK')).toEqual([]);
});

/** The events in a random order, the same at each run. */
const shuffled = (events: readonly WebhookEvent[]): WebhookEvent[] => {
  let state = 27;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return events
    .map((event) => ({ event, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
};

it('27: every event three times, in disorder and twenty at once: one effect each', async () => {
  const orderIds: string[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const token = await logIn(server, String(9_351_000_000 + buyer), `192.0.2.${buyer}`);
    const { reply: checkout } = await order(server, token, OTHER_ITEM);
    await pay(server, checkout.id);
    orderIds.push(checkout.orderId);
  }
  const about = new Set(
    (await db.selectFrom('orders').select(['id', 'gateway_order_id']).execute())
      .filter(({ id }) => orderIds.includes(id))
      .map(({ gateway_order_id: id }) => id ?? ''),
  );
  const events = eventsOf(server).filter(({ body }) =>
    about.has(/order_\w{14}/.exec(body)?.[0] ?? ''),
  );
  expect(events).toHaveLength(3 * BUYERS);
  const waiting = shuffled([...events, ...events, ...events]);
  let answered = 0;
  const lane = async (): Promise<void> => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      expect((await webhook(server, event, PLANS)).status).toBe(200);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  for (const orderId of orderIds) expect(await fakeProducts.done(db, orderId)).toEqual(['given']);
  expect(answered).toBe(9 * BUYERS);
});
