import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDb } from '../../test/test-database.ts';
import { openDb, openPool } from './database/db.ts';
import { inTransaction } from './database/transaction.ts';
import { createJobs, type JobQueue } from './jobs.ts';

const { db, pool, url } = await openTestDb();
const log = pino({ level: 'silent' });
const running: JobQueue[] = [];
const PATIENT = { timeout: 100_000, interval: 100 };
afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop();
});

const queueWith = async (
  name: string,
  handler: (id: string) => Promise<void>,
  working = false,
): Promise<JobQueue> => {
  const queue = createJobs(pool, log, { housekeeping: false });
  queue.define(name, async ({ id = '' }) => handler(id));
  await queue.start({ working });
  running.push(queue);
  return queue;
};

test('a job exists if and only if the transaction that queued it commits', async () => {
  const done: string[] = [];
  const queue = await queueWith('test.commit', async (id) => void done.push(id));
  await inTransaction(db, (tx) => queue.send(tx, 'test.commit', { id: 'kept' }));
  const rolledBack = inTransaction(db, async (tx) => {
    await queue.send(tx, 'test.commit', { id: 'lost' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await queue.drain()).toBe(1);
  expect(done).toEqual(['kept']);
  expect(await queue.drain()).toBe(0);
});

test('two servers share the jobs, each job is done once', async () => {
  const done: string[] = [];
  const handler = async (id: string): Promise<void> => void done.push(id);
  const one = await queueWith('test.shared', handler, true);
  await queueWith('test.shared', handler, true);
  const ids = Array.from({ length: 6 }, (_, n) => `job-${n}`);
  await inTransaction(db, async (tx) => {
    for (const id of ids) await one.send(tx, 'test.shared', { id });
  });
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(ids.length), PATIENT);
  await sleep(300);
  expect(done.toSorted()).toEqual(ids);
});

test('a job can be run at once, one nobody defined is an error', async () => {
  const done: string[] = [];
  const queue = await queueWith('test.now', async (id) => void done.push(id));
  await queue.run('test.now', { id: 'now' });
  expect(done).toEqual(['now']);
  await expect(queue.run('test.none')).rejects.toThrow('no job test.none');
});

test('servers that install the queue at the same moment all get a working one', async () => {
  for (let round = 0; round < 3; round += 1) {
    await pool.query('drop schema jobs cascade');
    await pool.query('create schema jobs');
    const pools = [1, 2, 3].map(() => openPool(url, { size: 1, onIdleError: () => undefined }));
    const queues = pools.map((own) => createJobs(own, log, { housekeeping: false }));
    await Promise.all(queues.map((queue) => queue.start({ working: false })));
    const answers = await Promise.all(pools.map((own) => own.query('select 1 as one')));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(pools.map((own) => own.end()));
  }
});

test('a job tried in vain as often as it may be is kept, counted and named in the log', async () => {
  const lines: Record<string, unknown>[] = [];
  const loud = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const queue = createJobs(pool, loud, { housekeeping: false });
  queue.define('test.doomed', async () => {
    throw new Error('never works');
  });
  await queue.start({ working: true });
  running.push(queue);
  await inTransaction(db, async (tx) => {
    await queue.send(tx, 'test.doomed', { id: 'one' });
    await sql`update jobs.job set retry_limit = 0 where name = 'test.doomed'`.execute(tx);
  });
  const named = async () => (await queue.deadLetters()).find(({ job }) => job === 'test.doomed');
  await vi.waitFor(
    async () => expect(await named()).toEqual({ job: 'test.doomed', count: 1 }),
    PATIENT,
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ alarm: 'dead-letter', job: 'test.doomed', level: 50 }),
  );
  const next = createJobs(pool, loud, { housekeeping: false });
  await next.start({ working: false });
  running.push(next);
  expect(lines).toContainEqual(
    expect.objectContaining({
      alarm: 'dead-letters',
      dead: expect.arrayContaining([{ job: 'test.doomed', count: 1 }]),
    }),
  );
  await queue.stop();
  expect(await next.retryDead()).toBe(1);
  expect(await next.deadLetters()).toEqual([]);
});

test('queueing a job in a transaction needs no second connection: a crowd at one row would wait for ever', async () => {
  const narrow = openPool(url, { size: 1, onIdleError: () => undefined });
  const queue = createJobs(narrow, log, { housekeeping: false });
  queue.define('test.crowd', async () => undefined);
  await queue.start({ working: false });
  await inTransaction(openDb(narrow), (tx) => queue.send(tx, 'test.crowd', { id: 'one' }));
  expect(await queue.drain()).toBe(1);
  await queue.stop();
  await narrow.end();
});
