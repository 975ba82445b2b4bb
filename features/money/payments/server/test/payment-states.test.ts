import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { checkoutClosed, ownPayments } from '@dhruva/money/payments/contract/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { order, pay, status, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { createEffectsTable, createFakeProducts, ITEM } from './fake-products.ts';
import { fourPlaces, saidAlike } from './four-places.ts';

/**
 * What the four places say of a payment at each minute, by the database's clock: the page of a payment, rows
 * of lists, dialogs, My Bookings. The reconciler runs at each minute that is looked at, as it does each minute.
 */
const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { app, deps, jobs, clock } = server;
const { control } = server.sandbox;
await createEffectsTable(deps.db);

afterEach(async () => {
  await clock.set(0);
  await control.clearFaults();
  fakeProducts.fulfilment = 'given';
});

const phones = { last: 9_345_000_000 };
/** Somebody new who has an order open in the checkout, at minute 0. */
const atTheCheckout = async () => {
  phones.last += 1;
  const token = await logIn(server, String(phones.last));
  const { reply: checkout } = await order(server, token, ITEM);
  const { orderId, id } = checkout;
  return {
    token,
    orderId,
    gatewayOrderId: id,
    close: async () => (await call(app, checkoutClosed, { token, body: { orderId } })).reply,
    pressPay: async () => order(server, token, ITEM),
  };
};
type Buyer = Awaited<ReturnType<typeof atTheCheckout>>;

const MINUTES_A_DAY = DAY_MS / MINUTE_MS;

/** What all four places say, by the first minute at which they say it. */
const saidFrom = async ({ token, orderId }: Buyer, minutes: readonly number[]) => {
  const said: [minute: number, state: string][] = [];
  for (const minute of minutes) {
    // A little after the minute, so that this computer's own time does not count.
    await clock.set(minute * MINUTE_MS);
    await jobs.run('payments.reconcile');
    await jobs.drain();
    const state = saidAlike(await fourPlaces(server, token, orderId));
    if (said.at(-1)?.[1] !== state) said.push([minute, state]);
  }
  return said;
};
/** Each minute of the first three quarters of an hour, then more rarely, for two days. */
const FIRST = Array.from({ length: 46 }, (_, minute) => minute);
const ALWAYS = [...FIRST, 60, 120, 600, MINUTES_A_DAY, 2 * MINUTES_A_DAY];
const from = (minute: number): number[] => ALWAYS.filter((each) => each >= minute);

describe('the bank stays silent', () => {
  it('closed at minute 3: waiting for 20 minutes, then not paid; paying again asks first', async () => {
    const buyer = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    await clock.set(3 * MINUTE_MS);
    const told = await buyer.close();
    expect(told.state).toBe('waiting');
    const left = Date.parse(told.until ?? '') - Date.now() - 3 * MINUTE_MS;
    expect(Math.abs(left - 20 * MINUTE_MS)).toBeLessThan(MINUTE_MS / 2);

    const asked = await buyer.pressPay();
    expect([asked.status, asked.refusal.code]).toEqual([409, 'payment.waiting']);
    expect(await saidFrom(buyer, from(3))).toEqual([
      [3, 'waiting'],
      [23, 'not-paid'],
    ]);
    expect((await buyer.pressPay()).status).toBe(200);
  });

  it('the provider cannot be asked either: no word of “not paid” before the wait is over', async () => {
    const buyer = await atTheCheckout();
    await control.addFault({ route: 'GET /v1/orders/:id/payments', kind: '502', times: 1_000 });
    expect((await buyer.close()).state).toBe('waiting');
    expect((await buyer.pressPay()).refusal.code).toBe('payment.waiting');
    expect(await saidFrom(buyer, [1, 10, 19, 20, 21])).toEqual([
      [1, 'waiting'],
      [20, 'not-paid'],
    ]);
  });
});

describe('cancelled', () => {
  it('nothing was tried: not paid at once, and paying again asks nothing', async () => {
    const buyer = await atTheCheckout();
    expect((await buyer.close()).state).toBe('not-paid');
    expect(await saidFrom(buyer, ALWAYS)).toEqual([[0, 'not-paid']]);
    expect((await buyer.pressPay()).status).toBe(200);
  });

  it('the only try failed: not paid at once', async () => {
    const buyer = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'failure' });
    expect((await buyer.close()).state).toBe('not-paid');
    expect(await saidFrom(buyer, [0, 20, 60])).toEqual([[0, 'not-paid']]);
  });

  it('told twice, or of somebody else’s order, it changes nothing', async () => {
    const buyer = await atTheCheckout();
    const other = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    const first = await buyer.close();
    await clock.set(10 * MINUTE_MS);
    expect((await buyer.close()).until).toBe(first.until);
    const refused = await call(app, checkoutClosed, {
      token: other.token,
      body: { orderId: buyer.orderId },
    });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'payment.order-unknown']);
  });
});

describe('late money', () => {
  const lateAt40 = async () => {
    const buyer = await atTheCheckout();
    const answer = await control.pay(buyer.gatewayOrderId, { outcome: 'failure' });
    await buyer.close();
    const before = await saidFrom(buyer, [0, 1, 20, 39]);
    expect(before).toEqual([[0, 'not-paid']]);
    await clock.set(40 * MINUTE_MS);
    if ('payment_id' in answer) await control.lateAuthorize(answer.payment_id);
    return buyer;
  };

  it('captured after 40 minutes: not paid until then, then applied by itself', async () => {
    const buyer = await lateAt40();
    expect(await saidFrom(buyer, from(40))).toEqual([[40, 'paid']]);
    expect(await fakeProducts.done(deps.db, buyer.orderId)).toEqual(['given']);
  });

  it('captured for what can no longer be given: refunding, then refunded, by itself', async () => {
    await control.refundsBegin('pending');
    const buyer = await lateAt40();
    fakeProducts.fulfilment = { refund: 'cannot-be-given' };
    expect(await saidFrom(buyer, [40, 41, 60])).toEqual([[40, 'refunding']]);
    for (const { id, payment_id: paymentId } of control.ledger().refunds) {
      const paid = control.ledger().payments.find((one) => one.id === paymentId);
      if (paid?.order_id === buyer.gatewayOrderId) await control.settleRefund(id, 'processed');
    }
    await control.refundsBegin('processed');
    expect(await saidFrom(buyer, [2 * MINUTES_A_DAY])).toEqual([[2 * MINUTES_A_DAY, 'refunded']]);
  });

  it('a bank that was silent for an hour says yes: paid', async () => {
    const buyer = await atTheCheckout();
    const answer = await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    await buyer.close();
    expect(await saidFrom(buyer, [0, 19, 20, 59])).toEqual([
      [0, 'waiting'],
      [20, 'not-paid'],
    ]);
    if ('payment_id' in answer) await control.authorize(answer.payment_id);
    expect(await saidFrom(buyer, [60, 61])).toEqual([[60, 'paid']]);
  });
});

describe('the browser is lost', () => {
  it('right after paying: paid as soon as anybody asks', async () => {
    const buyer = await atTheCheckout();
    await pay(server, buyer.gatewayOrderId);
    expect(await saidFrom(buyer, [1, 2, 45])).toEqual([[1, 'paid']]);
  });

  it('before paying: waiting while the checkout may be open, and 20 minutes, then not paid', async () => {
    const buyer = await atTheCheckout();
    expect(await saidFrom(buyer, ALWAYS)).toEqual([
      [0, 'waiting'],
      [30, 'not-paid'],
    ]);
  });

  it('while the bank is silent: the same', async () => {
    const buyer = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    expect(await saidFrom(buyer, ALWAYS)).toEqual([
      [0, 'waiting'],
      [30, 'not-paid'],
    ]);
  });
});

describe('two tabs', () => {
  it('the second is asked first while the first pays; both pay: one is paid, the other given back', async () => {
    const buyer = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    expect((await buyer.pressPay()).refusal.code).toBe('payment.waiting');
    const again = await order(server, buyer.token, ITEM, { again: true });
    expect(again.reply.orderId).toBe(buyer.orderId);
    await verify(server, buyer.token, await pay(server, again.reply.id));
    expect(await saidFrom(buyer, [0, 1, 20, 21, 60])).toEqual([[0, 'paid']]);

    const silent = control
      .ledger()
      .payments.find((one) => one.order_id === buyer.gatewayOrderId && !one.captured);
    expect((await control.authorize(silent?.id ?? '')).status).toBe('refunded');
    expect(await saidFrom(buyer, [62, 180])).toEqual([[62, 'paid']]);
  });

  it('the second closes its checkout while the first is paying: the row waits in both', async () => {
    const buyer = await atTheCheckout();
    await control.pay(buyer.gatewayOrderId, { outcome: 'silent' });
    await order(server, buyer.token, ITEM, { again: true });
    expect((await buyer.close()).state).toBe('waiting');
    expect(await saidFrom(buyer, [0, 19, 20])).toEqual([
      [0, 'waiting'],
      [20, 'not-paid'],
    ]);
  });
});

it('a payment that was verified and is not captured yet waits 20 minutes', async () => {
  const buyer = await atTheCheckout();
  const signed = await pay(server, buyer.gatewayOrderId);
  await control.addFault({ route: 'GET /v1/payments/:id', kind: '502', times: 3 });
  await control.addFault({ route: 'GET /v1/orders/:id/payments', kind: '502', times: 1_000 });
  await clock.set(2 * MINUTE_MS);
  expect((await verify(server, buyer.token, signed)).reply.state).toBe('waiting');
  expect(await saidFrom(buyer, [2, 21, 22])).toEqual([
    [2, 'waiting'],
    [22, 'not-paid'],
  ]);
  await control.clearFaults();
  expect(await saidFrom(buyer, [23])).toEqual([[23, 'paid']]);
});

it('an order whose checkout was never handed out is told nowhere', async () => {
  phones.last += 1;
  const token = await logIn(server, String(phones.last));
  await control.addFault({ route: 'POST /v1/orders', kind: '502', times: 3 });
  expect((await order(server, token, ITEM)).refusal.code).toBe('payment.order-failed');
  expect((await call(app, ownPayments, { token })).reply).toEqual([]);
});

it('what nobody paid for leaves the lists once nothing can arrive any more; its page stays', async () => {
  const buyer = await atTheCheckout();
  await buyer.close();
  await clock.set(13 * DAY_MS);
  const { reply } = await status(server, buyer.token, buyer.orderId);
  expect(reply.state).toBe('not-paid');
  const [own] = (await call(app, ownPayments, { token: buyer.token })).reply;
  expect(own).toMatchObject({ state: 'not-paid', recent: false });
  expect((await fourPlaces(server, buyer.token, buyer.orderId)).bookings).toBeUndefined();
});
