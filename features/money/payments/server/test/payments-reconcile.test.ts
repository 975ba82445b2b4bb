import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { paymentStatus } from '@dhruva/money/payments/contract/routes';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buy, eventsOf, order, pay, status, verify, webhook } from '@dhruva/server/test/paying.ts';
import {
  createFakeProducts,
  ITEM,
  OTHER_ITEM,
  createEffectsTable,
  QUESTION_ITEM,
} from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { deps, jobs, clock } = server;
const { db } = deps;
const { control } = server.sandbox;
await createEffectsTable(db);

afterEach(async () => {
  await clock.set(0);
  await control.clearFaults();
  fakeProducts.pricePaise = undefined;
});

const PATIENT = { timeout: 30_000, interval: 50 };
const phones = { last: 9_340_000_000 };
const newUser = (): Promise<string> => {
  phones.last += 1;
  return logIn(server, String(phones.last));
};
const PLANS = { account: 'plans' } as const;
const rowOf = (orderId: string) =>
  db
    .selectFrom('orders')
    .select(['state', 'gateway_order_id', 'next_check_at', 'checks'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const ordersOf = async (productId: string, since: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('product_id', '=', productId)
    .where('created_at', '>', new Date(since))
    .execute();

describe('the reconciler', () => {
  it('6: neither verify nor webhook: the provider is asked, and the purchase is there', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    await jobs.run('payments.reconcile');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    await clock.set(MINUTE_MS + 1_000);
    await Promise.all([1, 2, 3].map(() => jobs.run('payments.reconcile')));
    expect((await rowOf(checkout.orderId)).state).toBe('paid');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('asks ever more seldom, and lets go of what was held after six days', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const looks: number[] = [];
    for (let after = 0; after <= 7 * DAY_MS; after += 10 * MINUTE_MS) {
      const { checks, state } = await rowOf(checkout.orderId);
      if (state === 'closed') break;
      await clock.set(after);
      await jobs.run('payments.reconcile');
      if ((await rowOf(checkout.orderId)).checks > checks) looks.push(after / MINUTE_MS);
    }
    expect(looks.slice(0, 3)).toEqual([10, 20, 30]);
    expect(looks.length).toBeLessThan(25);
    expect(looks.at(-1)).toBeGreaterThanOrEqual((6 * DAY_MS) / MINUTE_MS);
    expect(await rowOf(checkout.orderId)).toMatchObject({ state: 'closed', next_check_at: null });
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['released']);
  });

  it('10: failed, and forty minutes later authorised and captured after all', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const answer = await control.pay(checkout.id, { outcome: 'failure' });
    if (!('payment_id' in answer)) throw new Error('not failed');
    const [failed] = eventsOf(server, answer.payment_id);
    if (failed) await webhook(server, failed, PLANS);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
    await control.lateAuthorize(answer.payment_id);
    await clock.set(41 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    expect((await rowOf(checkout.orderId)).state).toBe('paid');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('10: too late for what was held: the money goes back by itself', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    fakeProducts.fulfilment = { refund: 'cannot-be-given' };
    await clock.set(41 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    fakeProducts.fulfilment = 'given';
    await jobs.drain();
    const [refunded] = control.ledger().payments.filter(({ order_id: id }) => id === checkout.id);
    expect(refunded).toMatchObject({ status: 'refunded', amount_refunded: 150_000 });
  });

  it('a purchase whose effect fails for 20 minutes is given back', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    fakeProducts.failures.push(new Error('broken'));
    expect((await verify(server, token, signed)).status).toBe(500);
    expect(server.logged.some(({ alarm }) => alarm === 'paid-not-given')).toBe(true);
    fakeProducts.failures.push(new Error('still broken'));
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
    await clock.set(19 * MINUTE_MS);
    fakeProducts.failures.push(new Error('broken still'));
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
    await clock.set(21 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    await jobs.drain();
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual([]);
    const refunds = await db
      .selectFrom('refunds')
      .select(['reason', 'state'])
      .where('order_id', '=', checkout.orderId)
      .execute();
    expect(refunds).toEqual([{ reason: 'cannot-be-given', state: 'processed' }]);
  });
});

describe('one purchase, one order', () => {
  it('14: two tabs, and two clicks at once, get the same order', async () => {
    const token = await newUser();
    const since = Date.now() - 1_000;
    const all = await Promise.all([1, 2, 3, 4].map(() => order(server, token, ITEM)));
    expect(all.map(({ status: code }) => code)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ reply }) => reply.orderId)).size).toBe(1);
    expect(new Set(all.map(({ reply }) => reply.id)).size).toBe(1);
    const open = await ordersOf(ITEM.planId, since);
    expect(open.filter(({ id }) => id === all[0]?.reply.orderId)).toHaveLength(1);
  });

  it('14: a tab that looks before the other has its order at the provider gets that order', async () => {
    const token = await newUser();
    const { reply: first } = await order(server, token, ITEM);
    // What the second tab reads when the first is between its order here and the one at the provider.
    await db
      .updateTable('orders')
      .set({ gateway_order_id: null })
      .where('id', '=', first.orderId)
      .execute();
    const second = await order(server, token, ITEM);
    expect(second.status).toBe(200);
    expect(second.reply).toMatchObject({ orderId: first.orderId, id: first.id });
  });

  it('14: a second tab after an unheard payment is told that it is paid', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    await pay(server, checkout.id);
    const again = await order(server, token, ITEM);
    expect([again.status, again.refusal.code]).toEqual([409, 'payment.already-bought']);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('15: a failed try and a second one on the same order: paid once', async () => {
    const token = await newUser();
    const { reply: first } = await order(server, token, ITEM);
    await control.pay(first.id, { outcome: 'failure' });
    const { reply: second } = await order(server, token, ITEM);
    expect(second.id).toBe(first.id);
    await verify(server, token, await pay(server, second.id));
    for (const event of eventsOf(server, first.id)) await webhook(server, event, PLANS);
    expect(await fakeProducts.done(db, first.orderId)).toEqual(['given']);
  });

  it('a price that changed closes the old order and opens another; the old one may still be paid', async () => {
    const token = await newUser();
    const { reply: old } = await order(server, token, ITEM);
    fakeProducts.pricePaise = 160_000;
    const { reply: fresh } = await order(server, token, ITEM, { amount: 1_600 });
    expect(fresh.orderId).not.toBe(old.orderId);
    expect((await rowOf(old.orderId)).state).toBe('closed');
    await pay(server, old.id);
    await clock.set(2 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    expect((await rowOf(old.orderId)).state).toBe('paid');
    expect(await fakeProducts.done(db, old.orderId)).toEqual(['released', 'given']);
    expect((await rowOf(fresh.orderId)).state).toBe('open');
  });
});

describe('a provider in trouble', () => {
  const ORDERS = 'POST /v1/orders';

  it('19: the answer to create-order is lost: one order at the provider', async () => {
    const token = await newUser();
    const before = control.ledger().orders.length;
    await control.addFault({ route: ORDERS, kind: 'drop', times: 3 });
    const lost = await order(server, token, OTHER_ITEM);
    expect([lost.status, lost.refusal.code]).toEqual([502, 'payment.order-failed']);
    const again = await order(server, token, OTHER_ITEM);
    expect(again.status).toBe(200);
    expect(control.ledger().orders.length).toBe(before + 1);
  });

  it('19: nobody asks again, and it was paid: the reconciler finds order and payment', async () => {
    const token = await newUser();
    await control.addFault({ route: ORDERS, kind: 'drop', times: 3 });
    await order(server, token, QUESTION_ITEM);
    const made = control.ledger().orders.at(-1);
    await pay(server, made?.id ?? '');
    await clock.set(2 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    const row = await db
      .selectFrom('orders')
      .select('state')
      .where('gateway_order_id', '=', made?.id ?? '')
      .executeTakeFirst();
    expect(row?.state).toBe('paid');
  });

  it.each(['429', '502', 'reset', '500'] as const)(
    '29: %s once is tried again, three times is said plainly',
    async (kind) => {
      const token = await newUser();
      await control.addFault({ route: ORDERS, kind, times: 1 });
      expect((await order(server, token, ITEM)).status).toBe(200);
      await control.addFault({ route: ORDERS, kind, times: 3 });
      const failed = await order(server, token, OTHER_ITEM);
      expect([failed.status, failed.refusal.code]).toEqual([502, 'payment.order-failed']);
      expect((await order(server, token, OTHER_ITEM)).status).toBe(200);
    },
  );

  it('29: a provider that hangs ends the wait; verify keeps what it knows and says so', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    await control.addFault({ route: 'GET /v1/payments/:id', kind: 'hang', times: 3 });
    const { reply } = await verify(server, token, signed);
    expect(reply.state).toBe('waiting');
    await control.clearFaults();
    await jobs.run('payments.reconcile');
    expect((await rowOf(checkout.orderId)).state).toBe('paid');
  });

  it('status asks the provider at most every five seconds an order', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const spy = { asked: 0 };
    const original = deps.gateway.paymentsOf.bind(deps.gateway);
    Object.assign(deps.gateway, {
      paymentsOf: (...args: Parameters<typeof original>) => {
        spy.asked += 1;
        return original(...args);
      },
    });
    const asking = { token, query: { orderId: checkout.orderId } };
    await Promise.all(Array.from({ length: 10 }, () => call(server.app, paymentStatus, asking)));
    expect(spy.asked).toBe(1);
    await clock.set(6_000);
    await call(server.app, paymentStatus, asking);
    expect(spy.asked).toBe(2);
    Object.assign(deps.gateway, { paymentsOf: original });
  });
});

describe('the database', () => {
  it('17: connections cut during verify and webhook: 503 or done, and one effect', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    const events = eventsOf(server, checkout.id);
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    const calls = Array.from({ length: 6 }, () => verify(server, token, signed));
    const hooks = events.map((event) => webhook(server, event, PLANS));
    await cut().catch(() => undefined);
    const codes = [...(await Promise.all(calls)), ...(await Promise.all(hooks))].map(
      ({ status: code }) => code,
    );
    for (const code of codes) expect([200, 503]).toContain(code);
    // Connections that were cut while idle are found dead by whoever takes them next.
    const crowd = () => Promise.all(Array.from({ length: 8 }, () => verify(server, token, signed)));
    const states = async () => (await crowd()).map(({ reply }) => reply.state);
    await vi.waitFor(async () => expect(await states()).toEqual(Array(8).fill('paid')), PATIENT);
    for (const event of events) expect((await webhook(server, event, PLANS)).status).toBe(200);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
  });

  it('51: with the clocks of database and server an hour apart the database’s decides', async () => {
    for (const offset of [-HOUR_MS, HOUR_MS]) {
      await clock.set(offset);
      const token = await newUser();
      const { checkout } = await buy(server, token, ITEM);
      const row = await db
        .selectFrom('orders')
        .select(['created_at', 'paid_at'])
        .where('id', '=', checkout.orderId)
        .executeTakeFirstOrThrow();
      for (const at of [row.created_at, row.paid_at ?? new Date(0)]) {
        expect(Math.abs(at.getTime() - Date.now() - offset)).toBeLessThan(30 * MINUTE_MS);
      }
    }
  });
});
