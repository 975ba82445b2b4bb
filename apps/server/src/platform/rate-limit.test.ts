import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '@dhruva/kernel/durations';
import { afterEach, expect, test } from 'vitest';
import { openTestDb } from '../../test/test-database.ts';
import { openDb, openPool } from './database/db.ts';
import { setTestOffset } from './database/test-clock.ts';
import { readNow } from './database/transaction.ts';
import { countHit, sweepRateLimits } from './rate-limit.ts';

const { db } = await openTestDb();
const rule = { scope: 'test', limit: 3, windowSeconds: 60 };

afterEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  await setTestOffset(db, 'test', 0);
});

const count = async (): Promise<number> =>
  (await db.selectFrom('rate_limits').selectAll().execute()).length;

test('as many hits as the limit are allowed, the next is told how long to wait', async () => {
  const verdicts = [];
  for (let hit = 0; hit < 4; hit += 1) verdicts.push(await countHit(db, rule, 'a'));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  expect(verdicts[3]?.retryAfterSeconds).toBeGreaterThan(55);
  expect(verdicts[3]?.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('at the same moment not one more gets through', async () => {
  const verdicts = await Promise.all(Array.from({ length: 30 }, () => countHit(db, rule, 'a')));
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3);
});

test('people and scopes are counted apart', async () => {
  for (let hit = 0; hit < 3; hit += 1) await countHit(db, rule, 'a');
  expect((await countHit(db, rule, 'b')).allowed).toBe(true);
  expect((await countHit(db, { ...rule, scope: 'other' }, 'a')).allowed).toBe(true);
  expect((await countHit(db, rule, 'a')).allowed).toBe(false);
});

test('a new window starts when the old one ended, on the database’s clock', async () => {
  for (let hit = 0; hit < 4; hit += 1) await countHit(db, rule, 'a');
  await setTestOffset(db, 'test', 59_000);
  expect((await countHit(db, rule, 'a')).allowed).toBe(false);
  await setTestOffset(db, 'test', 61_000);
  expect((await countHit(db, rule, 'a')).allowed).toBe(true);
});

test('what a clock that ran ahead counted is forgotten once the clock is right', async () => {
  const daily = { ...rule, windowSeconds: DAY_SECONDS };
  await setTestOffset(db, 'test', 30 * DAY_MS);
  for (let hit = 0; hit < 4; hit += 1) await countHit(db, daily, 'ahead');
  await setTestOffset(db, 'test', 0);
  const verdicts = [];
  for (let hit = 0; hit < 4; hit += 1) verdicts.push((await countHit(db, daily, 'ahead')).allowed);
  expect(verdicts).toEqual([true, true, true, false]);
});

test('a window of a server a moment ahead counts, and ends no later than it would here', async () => {
  await setTestOffset(db, 'test', 30_000);
  for (let hit = 0; hit < 4; hit += 1) await countHit(db, rule, 'moment');
  await setTestOffset(db, 'test', 0);
  const { allowed, retryAfterSeconds } = await countHit(db, rule, 'moment');
  expect(allowed).toBe(false);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  await setTestOffset(db, 'test', 61_000);
  expect((await countHit(db, rule, 'moment')).allowed).toBe(true);
});

test('a process that is flooded refuses by itself, and nobody else', async () => {
  for (let hit = 0; hit < 101; hit += 1) await countHit(db, rule, 'flood');
  await db.deleteFrom('rate_limits').execute();
  const verdict = await countHit(db, rule, 'flood');
  expect(verdict.allowed).toBe(false);
  expect(verdict.retryAfterSeconds).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  expect((await countHit(db, rule, 'calm')).allowed).toBe(true);
});

test('while the database is away the process goes by its own count', async () => {
  const away = openDb(
    openPool('postgresql://127.0.0.1:1/away', { size: 1, onIdleError: () => undefined }),
  );
  const verdicts = [];
  for (let hit = 0; hit < 5; hit += 1) verdicts.push(await countHit(away, rule, 'a'));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
  expect(verdicts[4]?.retryAfterSeconds).toBeLessThanOrEqual(60);
  await away.destroy();
});

test('the sweep takes ended windows only', async () => {
  await countHit(db, rule, 'a');
  await countHit(db, { ...rule, windowSeconds: HOUR_SECONDS }, 'b');
  await setTestOffset(db, 'test', 120_000);
  await sweepRateLimits(db, await readNow(db));
  expect(await count()).toBe(1);
});
