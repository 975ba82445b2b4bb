import { HOUR_MS } from '@dhruva/kernel/durations';
import { describe, expect, it } from 'vitest';
import { logIn } from '@dhruva/server/test/calling.ts';
import { eventsOf, order, pay, status, verify, webhook } from '@dhruva/server/test/paying.ts';
import { createFakeProducts, ITEM, OTHER_ITEM, createEffectsTable } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { db } = server.deps;
const { control } = server.sandbox;
await createEffectsTable(db);

const phones = { last: 9_310_000_000 };
const newUser = (): Promise<string> => {
  phones.last += 1;
  return logIn(server, String(phones.last));
};
const PLANS = { account: 'plans' } as const;
const named = (name: string, about: string) =>
  eventsOf(server, about).filter(({ body }) => body.includes(`"event":"${name}"`));
const one = (name: string, about: string) => {
  const [event] = named(name, about);
  if (!event) throw new Error(`no ${name}`);
  return event;
};
const stateOf = async (orderId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.state;
};

describe('webhooks', () => {
  it('3: a webhook and verify at the same instant have one effect', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    const captured = one('payment.captured', checkout.id);
    const [verified, ...hooks] = await Promise.all([
      verify(server, token, signed),
      webhook(server, captured, PLANS),
      webhook(server, one('order.paid', checkout.id), PLANS),
    ]);
    expect([verified.reply.state, ...hooks.map(({ status: code }) => code)]).toEqual([
      'paid',
      200,
      200,
    ]);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('5: the webhook alone completes a purchase, and so does verify alone', async () => {
    const token = await newUser();
    const { reply: hooked } = await order(server, token, ITEM);
    await pay(server, hooked.id);
    expect((await webhook(server, one('payment.captured', hooked.id), PLANS)).status).toBe(200);
    expect((await status(server, token, hooked.orderId)).reply.state).toBe('paid');
    const { reply: verified } = await order(server, token, OTHER_ITEM);
    const signed = await pay(server, verified.id);
    expect((await verify(server, token, signed)).reply.state).toBe('paid');
    for (const { orderId } of [hooked, verified]) {
      expect(await fakeProducts.done(db, orderId)).toEqual(['given']);
    }
  });

  it('4: a webhook before the order is known is parked, and applied with fresh data later', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const hide = (gateway_order_id: string | null) =>
      db
        .updateTable('orders')
        .set({ gateway_order_id })
        .where('id', '=', checkout.orderId)
        .execute();
    await hide(null);
    const event = one('payment.captured', checkout.id);
    expect((await webhook(server, event, PLANS)).status).toBe(200);
    expect(await stateOf(checkout.orderId)).toBe('open');
    await hide(checkout.id);
    await server.clock.set(61_000);
    await server.jobs.run('payments.retry-parked');
    expect(await stateOf(checkout.orderId)).toBe('paid');
    const row = await db
      .selectFrom('webhook_events')
      .select(['state', 'attempts'])
      .where('id', '=', event.id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'done', attempts: 2 });
    await server.clock.set(0);
  });

  it('4: an event about nothing of ours is looked into for a day, then given up with an alarm', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await control.pay(checkout.id, { outcome: 'failure' });
    const { id, body } = one('payment.failed', checkout.id);
    const foreign = body.replace(/order_\w{14}/g, `order_${'F'.repeat(14)}`);
    const event = { id: `${id}f`, body: foreign.replace(/pay_\w{14}/g, `pay_${'F'.repeat(14)}`) };
    expect((await webhook(server, event, PLANS)).status).toBe(200);
    const stateAfter = async (hours: number): Promise<string | undefined> => {
      await server.clock.set(hours * HOUR_MS);
      await server.jobs.run('payments.retry-parked');
      const row = await db
        .selectFrom('webhook_events')
        .select('state')
        .where('id', '=', event.id)
        .executeTakeFirst();
      return row?.state;
    };
    expect(await stateAfter(1)).toBe('parked');
    expect(await stateAfter(25)).toBe('ignored');
    await server.clock.set(0);
    expect(server.logged.filter(({ alarm }) => alarm === 'webhook-ignored')).toHaveLength(1);
  });

  it('7: one event three times, and two events for one payment, have one effect', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const events = Array.from({ length: 3 }, () => one('payment.captured', checkout.id));
    events.push(one('order.paid', checkout.id));
    const answers = await Promise.all(events.map((event) => webhook(server, event, PLANS)));
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('8: an event that failed the first time is processed when it comes again', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    fakeProducts.failures.push(new Error('disk full'));
    const event = one('payment.captured', checkout.id);
    expect((await webhook(server, event, PLANS)).status).toBe(500);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    const waiting = await status(server, token, checkout.orderId);
    expect(['waiting', 'paid']).toContain(waiting.reply.state);
    expect((await webhook(server, event, PLANS)).status).toBe(200);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('9: captured, authorized and an old failure in reverse order stay paid', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await control.pay(checkout.id, { outcome: 'failure' });
    await pay(server, checkout.id);
    const events = eventsOf(server, checkout.id).toReversed();
    expect(events.length).toBeGreaterThanOrEqual(4);
    for (const event of events) expect((await webhook(server, event, PLANS)).status).toBe(200);
    expect(await stateOf(checkout.orderId)).toBe('paid');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });
});
