import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@dhruva/kernel/durations';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestDb } from '../../../test/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createJobs } from '../jobs.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import type { Sms } from './sms.ts';

const { db, pool } = await openTestDb();
const jobs = createJobs(pool, pino({ level: 'silent' }), { housekeeping: false });
const taken: Mail[] = [];
const sent: Pick<Sms, 'to'>[] = [];
let serverHangs = true;
const outbox = createOutbox({
  db,
  jobs,
  mail: {
    name: 'hanging',
    send: async (mail) => {
      if (serverHangs) await new Promise<never>(() => undefined);
      taken.push(mail);
    },
  },
  sms: {
    name: 'prompt',
    send: async (sms) => {
      sent.push(sms);
      return { ok: true, providerId: 'one' };
    },
  },
});
outbox.compose('test.booked', async () => ({
  mail: { to: 'asha@example.test', subject: 'Booked', text: 'Booked.' },
}));
outbox.compose('test.booked-sms', async () => ({
  sms: { to: '+919812345678', template: 'news', vars: {} },
}));
afterAll(() => jobs.stop());

const enqueue = (kind: string, ageMs = 0): Promise<void> =>
  inTransaction(db, (tx, now) =>
    outbox.enqueue(tx, { kind, userId: randomUUID() }, new Date(now.getTime() - ageMs)),
  );

test('what nobody could be told for days is not sent any more', async () => {
  await jobs.start({ working: false });
  serverHangs = false;
  await enqueue('test.booked', 8 * DAY_MS);
  await enqueue('test.booked-sms', 3 * DAY_MS);
  await enqueue('test.booked', 6 * DAY_MS);
  await jobs.drain();
  expect([taken.length, sent.length]).toEqual([1, 0]);
  const rows = await db.selectFrom('outbox_messages').select('given_up_at').execute();
  expect(rows.filter(({ given_up_at: at }) => at !== null)).toHaveLength(2);
});

test('a mail server that hangs, with more mails than are sent at once, holds up no SMS', async () => {
  serverHangs = true;
  for (let mails = 0; mails < 12; mails += 1) await enqueue('test.booked');
  await jobs.start({ working: true });
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select 1 from jobs.job where name = 'outbox.mail' and state = 'active'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
  await enqueue('test.booked-sms');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
  expect(taken).toHaveLength(1);
});
