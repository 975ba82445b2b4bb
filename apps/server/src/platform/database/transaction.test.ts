import { DAY_MS } from '@dhruva/kernel/durations';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openTestDb } from '../../../test/test-database.ts';
import { hasTestOffset, setTestOffset } from './test-clock.ts';
import { inTransaction, readNow } from './transaction.ts';

const { db } = await openTestDb();

await sql`create table accounts (id int primary key, amount int not null)`.execute(db);
await sql`insert into accounts values (1, 0), (2, 0)`.execute(db);

const add = (id: number) => sql`update accounts set amount = amount + 1 where id = ${id}`;
const amounts = async (): Promise<number[]> => {
  const { rows } = await sql<{ amount: number }>`select amount from accounts order by id`.execute(
    db,
  );
  return rows.map(({ amount }) => amount);
};

afterEach(async () => {
  await setTestOffset(db, 'test', 0);
  await sql`update accounts set amount = 0`.execute(db);
});

test('one transaction has one now', async () => {
  await inTransaction(db, async (tx, now) => {
    await sql`select pg_sleep(0.05)`.execute(tx);
    expect(await readNow(tx)).toEqual(now);
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
  });
});

test('the test offset moves now, and production refuses to move it', async () => {
  const before = await readNow(db);
  await setTestOffset(db, 'test', 3 * DAY_MS);
  expect(await hasTestOffset(db)).toBe(true);
  const moved = await inTransaction(db, async (_, now) => now);
  expect((moved.getTime() - before.getTime()) / DAY_MS).toBeCloseTo(3, 3);
  await expect(setTestOffset(db, 'production', 1)).rejects.toThrow('production');
});

test('an offset of zero is none', async () => {
  await setTestOffset(db, 'test', 5);
  await setTestOffset(db, 'test', 0);
  expect(await hasTestOffset(db)).toBe(false);
});

test('what throws leaves nothing behind', async () => {
  const failing = inTransaction(db, async (tx) => {
    await add(1).execute(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await amounts()).toEqual([0, 0]);
});

test('of two transactions in deadlock both end up done', async () => {
  const meet = Promise.withResolvers<void>();
  let waiting = 0;
  const arrive = async (): Promise<void> => {
    waiting += 1;
    if (waiting === 2) meet.resolve();
    await meet.promise;
  };
  const crossing = (first: number, second: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      await add(first).execute(tx);
      await arrive();
      await add(second).execute(tx);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(await amounts()).toEqual([2, 2]);
  expect(waiting).toBeGreaterThan(2);
});

const refused = (code: string): Error => Object.assign(new Error(code), { code });

test.each(['40P01', '40001'])(
  'what meets %s four times is done at the fifth attempt',
  async (code) => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await add(1).execute(tx);
      if (attempts < 5) throw refused(code);
    });
    expect(attempts).toBe(5);
    expect(await amounts()).toEqual([1, 0]);
  },
);

test.each([
  ['40P01', 5],
  ['23505', 1],
])('what meets %s always is given up after %i attempts', async (code, most) => {
  let attempts = 0;
  const refuse = inTransaction(db, async () => {
    attempts += 1;
    return Promise.reject(refused(code));
  });
  await expect(refuse).rejects.toThrow(code);
  expect(attempts).toBe(most);
});

test('dates of the calendar stay as written', async () => {
  const { rows } = await sql<{ day: string }>`select date '1990-08-15' as day`.execute(db);
  expect(rows).toEqual([{ day: '1990-08-15' }]);
});
