import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { GIVE_NUMBERS } from '../payments.jobs.ts';
import { giveNumbers } from '../records/receipt-number.store.ts';
import { readGlobalViolations } from './read-ledger.ts';

const server = await buildTestApp();
const { app, deps, jobs } = server;
const { db } = deps;
const { newBuyer, setClock } = buyers(server, 9_650_000_000);
await setClock('2026-11-23 12:00:00');
const PLAN = { kind: 'plan', planId: 'session-1200' } as const;

/** Buys a plan and returns the order. */
const sell = async (token: string): Promise<string> => {
  const { checkout, status } = await buy(server, token, PLAN);
  expect(status).toMatchObject({ state: 'paid', hasReceipt: true });
  return checkout.orderId;
};
const sellMany = async (count: number): Promise<string[]> => {
  const orders: string[] = [];
  for (let sold = 0; sold < count; sold += 1) orders.push(await sell(await newBuyer()));
  return orders;
};
const numberOf = async (orderId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('orders')
    .select('receipt_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.receipt_number;
};
const numbersOf = async (orders: readonly string[]): Promise<(string | null)[]> =>
  Promise.all(orders.map(numberOf));
const takeBack = async (orders: readonly string[]): Promise<void> => {
  await db.updateTable('orders').set({ receipt_number: null }).where('id', 'in', orders).execute();
  await db
    .updateTable('receipt_counters')
    .set(({ eb }) => ({ last: eb('last', '-', orders.length) }))
    .where('series', '=', 'DHR')
    .where('year', '=', 2026)
    .execute();
};
const countOf = (number: string | null | undefined): number => Number(number?.slice(-6));

it('a sale waits for nobody who gives numbers, and its number is there when it is shown', async () => {
  await giveNumbers(db);
  const token = await newBuyer();
  await inTransaction(db, async (tx) => {
    await sql`select from receipt_counters for update`.execute(tx);
    await sell(token);
  });
  const { reply } = await call(app, myBookings, { token });
  expect(reply[0]?.receiptNumber).toMatch(/^DHR\/2627\/\d{6}$/);
});

it('what somebody else holds just now gets its number once it is let go', async () => {
  const token = await newBuyer();
  const orderId = await sell(token);
  const isAwaited = async (): Promise<boolean> => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows.length > 0;
  };
  const asked = await inTransaction(db, async (tx) => {
    await sql`select from orders where id = ${orderId} for update`.execute(tx);
    const shown = call(app, myBookings, { token });
    await vi.waitFor(async () => expect(await isAwaited()).toBe(true), { timeout: 20_000 });
    return { shown };
  });
  const { reply } = await asked.shown;
  expect(reply[0]?.receiptNumber).toMatch(/^DHR\/2627\/\d{6}$/);
});

it('numbers are given in the order of payment, however many give them at once', async () => {
  await giveNumbers(db);
  const orders = await sellMany(6);
  const many = Array.from({ length: 5 });
  // Two calls seldom share so few rows: the numbers are taken back and given anew.
  for (let round = 0; round < 60; round += 1) {
    await Promise.all(many.map(() => giveNumbers(db)));
    const counts = (await numbersOf(orders)).map(countOf);
    expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at));
    await takeBack(orders);
  }
  await giveNumbers(db);
});

it('a number that was rolled back is given again, and one that was given stays', async () => {
  const [first = ''] = await sellMany(1);
  const seen: (string | null)[] = [];
  const failed = inTransaction(db, async (tx) => {
    await giveNumbers(tx);
    const row = await tx
      .selectFrom('orders')
      .select('receipt_number')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    seen.push(row.receipt_number);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await numberOf(first)).toBeNull();
  await jobs.run(GIVE_NUMBERS);
  await jobs.run(GIVE_NUMBERS);
  expect([await numberOf(first)]).toEqual(seen);
});

it('each lies in the financial year of India in which it was paid', async () => {
  const [last = '', next = '', winter = '', far = ''] = await sellMany(4);
  const paid = [
    [last, '2031-03-31T18:29:59.999Z'],
    [next, '2031-03-31T18:30:00.000Z'],
    [winter, '2031-12-31T20:00:00.000Z'],
    [far, '2099-06-01T00:00:00.000Z'],
  ] as const;
  for (const [id, at] of paid) {
    await db
      .updateTable('orders')
      .set({ paid_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  }
  await giveNumbers(db);
  expect(await numbersOf([last, next, winter, far])).toEqual([
    'DHR/3031/000001',
    'DHR/3132/000001',
    'DHR/3132/000002',
    'DHR/9900/000001',
  ]);
});

it('a number above six digits is written whole', async () => {
  const [order = ''] = await sellMany(1);
  await db
    .updateTable('orders')
    .set({ paid_at: new Date('2040-06-01T00:00:00Z') })
    .where('id', '=', order)
    .execute();
  const counter = { series: 'DHR', year: 2040, last: 999_999 };
  await db.insertInto('receipt_counters').values(counter).execute();
  await giveNumbers(db);
  expect(await numberOf(order)).toBe('DHR/4041/1000000');
  // The counter above was made up: the numbers before it were never given.
  await db.updateTable('receipt_counters').set({ last: 1 }).where('year', '=', 2040).execute();
});

it('a credit note has a series of its own', async () => {
  const token = await newBuyer();
  const { checkout } = await buy(server, token, therapy());
  const [booking] = (await call(app, myBookings, { token })).reply;
  const body = { id: checkout.orderId, refundPaise: booking?.cancellation?.refundPaise };
  expect((await call(app, cancelBooking, { token, body })).status).toBe(200);
  const note = await db
    .selectFrom('refunds')
    .select('credit_note_number')
    .where('order_id', '=', checkout.orderId)
    .executeTakeFirstOrThrow();
  expect(note.credit_note_number).toMatch(/^DHRC\/2627\/\d{6}$/);
});

it('no number of any series and year is left out', async () => {
  await giveNumbers(db);
  expect(await readGlobalViolations(server)).toEqual([]);
});
