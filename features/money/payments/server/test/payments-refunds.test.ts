import { MINUTE_MS } from '@dhruva/kernel/durations';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { describe, expect, it } from 'vitest';
import { addRefund, cancelPurchase, lockOrder, refundInFull } from '@dhruva/money/payments/server';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { buy, eventsOf, order, pay, status, verify, webhook } from '@dhruva/server/test/paying.ts';
import { GIVE_NUMBERS } from '../payments.jobs.ts';
import { createFakeProducts, ITEM, createEffectsTable } from './fake-products.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const fakeProducts = createFakeProducts();
const server = await buildTestApp({}, () => fakeProducts.products);
const { deps, jobs, mail, sms, logged } = server;
const { db } = deps;
const { control } = server.sandbox;
const paymentDeps = { ...deps, products: fakeProducts.products };
await createEffectsTable(db);

const phones = { last: 9_330_000_000 };
const newUser = async (): Promise<string> => {
  phones.last += 1;
  const token = await logIn(server, String(phones.last));
  const body = { name: 'Asha', email: `u${phones.last}@example.test` };
  await call(server.app, updateProfile, { token, body });
  return token;
};
const PLANS = { account: 'plans' } as const;
const refundsOf = (orderId: string) =>
  db
    .selectFrom('refunds')
    .select(['id', 'reason', 'state', 'amount_paise', 'attempt', 'credit_note_number'])
    .where('order_id', '=', orderId)
    .execute();
const userOf = async (orderId: string): Promise<string> => {
  const row = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.user_id;
};
const mailsTo = (text: string) =>
  mail.sent.filter(({ to, subject }) => to.startsWith(`u${phones.last}`) && subject.includes(text));
const alarms = (name: string) => logged.filter(({ alarm }) => alarm === name);
const events = async (about: string, name = ''): Promise<void> => {
  for (const event of eventsOf(server, about)) {
    if (event.body.includes(`"event":"${name}`)) {
      expect((await webhook(server, event, PLANS)).status).toBe(200);
    }
  }
};
const refund = (orderId: string) =>
  inTransaction(db, (tx, now) =>
    refundInFull(deps, tx, { orderId, reason: 'promise-missed' }, now),
  );

describe('money back', () => {
  it('a purchase that cannot be given is refunded in full by itself, and said so once', async () => {
    const token = await newUser();
    fakeProducts.fulfilment = { refund: 'cannot-be-given' };
    const { checkout, status: bought } = await buy(server, token, ITEM);
    fakeProducts.fulfilment = 'given';
    expect(bought).toMatchObject({ state: 'refunding', hasReceipt: false });
    await jobs.drain();
    const { reply: back } = await status(server, token, checkout.orderId);
    expect(back).toMatchObject({ state: 'refunded', hasReceipt: false });
    expect(await refundsOf(checkout.orderId)).toMatchObject([
      { reason: 'cannot-be-given', state: 'processed', amount_paise: 150_000, attempt: 1 },
    ]);
    await jobs.drain();
    expect(mailsTo('on its way back')).toHaveLength(1);
    expect(mailsTo('received')).toHaveLength(0);
  });

  it('14: of two payments for one order the second goes back', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    const [captured] = eventsOf(server, checkout.id).filter(({ body }) =>
      body.includes('payment.captured'),
    );
    const second = `pay_${'Z'.repeat(14)}`;
    const body = (captured?.body ?? '').replaceAll(signed.razorpay_payment_id, second);
    expect((await webhook(server, { id: 'second', body }, PLANS)).status).toBe(200);
    expect(await refundsOf(checkout.orderId)).toMatchObject([
      { reason: 'duplicate', amount_paise: 150_000, credit_note_number: null },
    ]);
    expect((await status(server, token, checkout.orderId)).reply).toMatchObject({
      state: 'paid',
      paymentId: signed.razorpay_payment_id,
    });
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given']);
    const { reply: mine } = await call(server.app, myBookings, { token });
    expect(mine[0]).toMatchObject({
      state: 'paid',
      refunds: [{ amountPaise: 150_000, state: 'due', reason: 'duplicate' }],
    });
    await db.deleteFrom('refunds').where('payment_id', '=', second).execute();
    await jobs.drain();
  });

  it('20: a refund whose answer was lost is asked for again with the same key', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    await refund(checkout.orderId);
    const [row] = await refundsOf(checkout.orderId);
    const route = 'POST /v1/payments/:id/refund';
    await control.addFault({ route, kind: 'drop', times: 3 });
    await expect(jobs.run('payments.refund', { id: row?.id ?? '' })).rejects.toThrow('NETWORK');
    await jobs.run('payments.refund', { id: row?.id ?? '' });
    const made = control
      .ledger()
      .refunds.filter(({ payment_id }) => payment_id === signed.razorpay_payment_id);
    expect(made).toHaveLength(1);
    expect(await refundsOf(checkout.orderId)).toMatchObject([{ state: 'processed', attempt: 1 }]);
    await Promise.all([1, 2, 3].map(() => jobs.run('payments.refund', { id: row?.id ?? '' })));
    expect(control.ledger().refunds).toContainEqual(made[0]);
    await jobs.drain();
    expect(mailsTo('on its way back')).toHaveLength(1);
  });

  it('21: a refund that fails later raises an alarm and is tried with a new key; the mail goes once', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    await control.refundsBegin('pending');
    await refund(checkout.orderId);
    await jobs.drain();
    expect(await refundsOf(checkout.orderId)).toMatchObject([{ state: 'sent', attempt: 1 }]);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('refunding');
    const [first] = control
      .ledger()
      .refunds.filter(({ payment_id }) => payment_id === signed.razorpay_payment_id);
    await control.settleRefund(first?.id ?? '', 'failed');
    const before = alarms('refund-failed').length;
    await events(first?.id ?? '-', 'refund.failed');
    expect(alarms('refund-failed')).toHaveLength(before + 1);
    expect(await refundsOf(checkout.orderId)).toMatchObject([{ state: 'due', attempt: 2 }]);
    await control.refundsBegin('processed');
    await server.clock.set(11 * MINUTE_MS);
    await jobs.run('payments.reconcile');
    await server.clock.set(0);
    expect(await refundsOf(checkout.orderId)).toMatchObject([{ state: 'processed', attempt: 2 }]);
    await jobs.drain();
    expect(mailsTo('on its way back')).toHaveLength(1);
    await events(first?.id ?? '-');
    expect(await refundsOf(checkout.orderId)).toMatchObject([{ state: 'processed' }]);
  });

  it('22: a late webhook after the refund changes nothing and sends nothing', async () => {
    const token = await newUser();
    const { checkout } = await buy(server, token, ITEM);
    await refund(checkout.orderId);
    while ((await jobs.drain()) > 0);
    const before = [mail.sent.length, sms.sent.length];
    const rows = async () => [
      await refundsOf(checkout.orderId),
      await db.selectFrom('orders').selectAll().where('id', '=', checkout.orderId).execute(),
      await db.selectFrom('ledger').selectAll().where('order_id', '=', checkout.orderId).execute(),
    ];
    const state = await rows();
    await events(checkout.id);
    await jobs.drain();
    expect(await rows()).toEqual(state);
    expect([mail.sent.length, sms.sent.length]).toEqual(before);
  });

  it('23: what the provider gave back uncaptured closes the order, without a refund of ours', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const answer = await control.pay(checkout.id, { outcome: 'authorize' });
    if (!('payment_id' in answer)) throw new Error('captured');
    await events(checkout.id);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('waiting');
    await control.autoRefundUncaptured();
    await events(answer.payment_id, 'refund.');
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('not-paid');
    expect(await refundsOf(checkout.orderId)).toEqual([]);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['released']);
  });

  it('24: two partial refunds over the amount: the second is refused before the provider hears of it', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    const part = (reason: 'operator' | 'cancelled') =>
      inTransaction(db, async (tx, now) => {
        const locked = await lockOrder(tx, checkout.orderId);
        if (!locked) throw new Error('no order');
        const wanted = { order: locked, paymentId: signed.razorpay_payment_id, reason };
        return addRefund(deps, tx, { ...wanted, amountPaise: 100_000 }, now);
      });
    const outcomes = await Promise.allSettled([part('operator'), part('cancelled')]);
    expect(outcomes.map(({ status: end }) => end).toSorted()).toEqual(['fulfilled', 'rejected']);
    await jobs.drain();
    expect(await refundsOf(checkout.orderId)).toHaveLength(1);
    const asked = control.ledger().refunds;
    const ours = asked.filter(({ payment_id }) => payment_id === signed.razorpay_payment_id);
    expect(ours.map(({ amount }) => amount)).toEqual([100_000]);
  });

  it('25: a dispute is flagged; when it is lost, what is not delivered is taken back', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    await control.dispute(signed.razorpay_payment_id);
    await events(signed.razorpay_payment_id, 'payment.dispute');
    const disputeOf = async () =>
      (
        await db
          .selectFrom('payments')
          .select('dispute')
          .where('id', '=', signed.razorpay_payment_id)
          .executeTakeFirst()
      )?.dispute;
    expect(await disputeOf()).toBe('open');
    expect(alarms('dispute')).toHaveLength(1);
    expect((await status(server, token, checkout.orderId)).reply.state).toBe('paid');
    const [opened] = eventsOf(server, signed.razorpay_payment_id).filter(({ body }) =>
      body.includes('dispute'),
    );
    const lost = (opened?.body ?? '').replace('"status":"open"', '"status":"lost"');
    for (const id of ['lost-1', 'lost-2']) {
      expect((await webhook(server, { id, body: lost }, PLANS)).status).toBe(200);
    }
    expect(await disputeOf()).toBe('lost');
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given', 'taken-back']);
    expect(await refundsOf(checkout.orderId)).toEqual([]);
  });

  it('a refund made by hand at the provider is written down, and what it paid for taken back', async () => {
    const token = await newUser();
    const { checkout, signed } = await buy(server, token, ITEM);
    const paymentId = signed.razorpay_payment_id;
    const key = 'made-by-hand-1';
    await deps.gateway.refund('plans', { paymentId, amountPaise: 150_000, key });
    await events(paymentId, 'refund.');
    expect(await refundsOf(checkout.orderId)).toMatchObject([
      { reason: 'operator', state: 'processed', amount_paise: 150_000 },
    ]);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given', 'taken-back']);
    const { reply: back } = await status(server, token, checkout.orderId);
    expect(back).toMatchObject({ state: 'refunded', hasReceipt: true });
  });
});

it('what was delivered stays with whoever gets the money back by hand', async () => {
  const token = await newUser();
  const { checkout, signed } = await buy(server, token, ITEM);
  const paymentId = signed.razorpay_payment_id;
  await deps.gateway.refund('plans', { paymentId, amountPaise: 150_000, key: 'made-by-hand-2' });
  fakeProducts.isDelivered = true;
  await events(paymentId, 'refund.');
  fakeProducts.isDelivered = false;
  expect(await refundsOf(checkout.orderId)).toMatchObject([
    { reason: 'operator', state: 'processed' },
  ]);
  expect((await status(server, token, checkout.orderId)).reply.state).toBe('paid');
});

describe('cancelling', () => {
  it('gives back what the rule says, once, with a credit note', async () => {
    const token = await newUser();
    const { checkout } = await buy(server, token, ITEM);
    const userId = await userOf(checkout.orderId);
    const cancel = (refundPaise: number, who = userId) =>
      cancelPurchase(paymentDeps, who, { orderId: checkout.orderId, refundPaise });
    await expect(cancel(75_000)).rejects.toThrow('booking.not-cancellable');
    fakeProducts.cancellationTerms = { refundPaise: 75_000, rule: 'half' };
    await expect(cancel(150_000)).rejects.toThrow('booking.refund-changed');
    const other = await buy(server, await newUser(), ITEM);
    const strangerId = await userOf(other.checkout.orderId);
    await expect(cancel(75_000, strangerId)).rejects.toThrow('booking.unknown');
    const tries = await Promise.allSettled([1, 2, 3].map(() => cancel(75_000)));
    expect(tries.filter(({ status: end }) => end === 'fulfilled')).toHaveLength(1);
    fakeProducts.cancellationTerms = undefined;
    await jobs.drain();
    expect(await refundsOf(checkout.orderId)).toMatchObject([
      {
        reason: 'cancelled',
        state: 'processed',
        amount_paise: 75_000,
        credit_note_number: expect.stringMatching(/^DHRC\/\d{4}\/\d{6}$/),
      },
    ]);
    expect(await fakeProducts.done(db, checkout.orderId)).toEqual(['given', 'taken-back']);
  });

  it('receipt numbers have no gaps, whatever was rolled back between them', async () => {
    const token = await newUser();
    const { reply: checkout } = await order(server, token, ITEM);
    const signed = await pay(server, checkout.id);
    fakeProducts.failures.push(new Error('one'), new Error('two'));
    for (let tries = 0; tries < 3; tries += 1) await verify(server, token, signed);
    await jobs.run(GIVE_NUMBERS);
    const rows = await db
      .selectFrom('orders')
      .select('receipt_number')
      .where('effect', 'in', ['given', 'taken-back'])
      .orderBy('receipt_number')
      .execute();
    const counts = rows.map(({ receipt_number: number }) => Number(number?.slice(-6)));
    expect(counts).toEqual(counts.map((_, index) => index + 1));
    expect(rows.every(({ receipt_number: number }) => (number?.length ?? 99) <= 16)).toBe(true);
  });
});
