import { DAY_MS } from '@dhruva/kernel/durations';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxMessage } from './outbox.ts';

const { deps, jobs, mail, sms } = await buildTestApp();
const { db, outbox, userKeys } = deps;

outbox.compose('test.mail', async ({ userId, subjectId }, from) => {
  const key = await userKeys.load(from, userId);
  const row = await from
    .selectFrom('outbox_messages')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!key || !row) return undefined;
  return { mail: { to: 'asha@example.test', subject: 'Ready', text: `answer ${subjectId}` } };
});
outbox.compose('test.sms', async () => ({
  sms: { to: '+919812345678', template: 'otp', vars: { code: '123456', domain: 'dhruva.test' } },
}));

outbox.compose('test.telling', async () => ({
  mail: { to: 'asha@example.test', subject: 'Moved', text: 'to 3 PM' },
  tells: 'moved to 3 PM',
}));

beforeEach(async () => {
  sms.fail = undefined;
  sms.sent.length = 0;
  mail.sent.length = 0;
  await db.deleteFrom('outbox_messages').execute();
});

const newUser = (): Promise<string> =>
  inTransaction(db, async (tx) => {
    const userId = randomUUID();
    await userKeys.create(tx, userId);
    return userId;
  });
const enqueue = (message: OutboxMessage): Promise<void> =>
  inTransaction(db, (tx, now) => outbox.enqueue(tx, message, now));
const rows = () => db.selectFrom('outbox_messages').selectAll().execute();

test('a message is written when it is sent, noted as sent, and not sent again', async () => {
  const [userId, subjectId] = [await newUser(), randomUUID()];
  await enqueue({ kind: 'test.mail', userId, subjectId });
  expect(mail.sent).toEqual([]);
  await jobs.drain();
  expect(mail.sent).toEqual([
    { to: 'asha@example.test', subject: 'Ready', text: `answer ${subjectId}` },
  ]);
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 1, last_error: null, given_up_at: null });
  expect(row?.sent_at).toBeInstanceOf(Date);
  await jobs.run('outbox.deliver', { id: row?.id ?? '' });
  expect(mail.sent).toHaveLength(1);
});

test('table and queue hold ids only', async () => {
  const userId = await newUser();
  await enqueue({ kind: 'test.mail', userId });
  const stored = JSON.stringify(await rows());
  expect(stored).toContain(userId);
  expect(stored).not.toMatch(/asha|9812345678/);
  await jobs.drain();
});

test('a user who is gone gets nothing, and nothing is tried again', async () => {
  const userId = await newUser();
  await enqueue({ kind: 'test.mail', userId });
  await inTransaction(db, (tx) => userKeys.destroy(tx, userId));
  await jobs.drain();
  expect(mail.sent).toEqual([]);
  expect((await rows())[0]).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) });
});

test('what may pass is tried again, what will not is given up', async () => {
  await enqueue({ kind: 'test.sms', userId: await newUser() });
  const id = (await rows())[0]?.id ?? '';
  sms.fail = { ok: false, retryable: true, code: 'timeout' };
  await expect(jobs.run('outbox.deliver', { id })).rejects.toThrow('timeout');
  expect((await rows())[0]).toMatchObject({
    attempts: 1,
    last_error: 'timeout',
    given_up_at: null,
  });
  sms.fail = { ok: false, retryable: false, code: 'msg91-207' };
  await jobs.run('outbox.deliver', { id });
  expect((await rows())[0]).toMatchObject({ attempts: 2, given_up_at: expect.any(Date) });
  sms.fail = undefined;
  await jobs.run('outbox.deliver', { id });
  expect(sms.sent).toEqual([]);
  await jobs.drain();
});

test('of two messages that tell the same of a subject, sent at once, one is sent', async () => {
  const [userId, subjectId] = [await newUser(), randomUUID()];
  for (let n = 0; n < 6; n += 1) await enqueue({ kind: 'test.telling', userId, subjectId });
  await enqueue({ kind: 'test.telling', userId, subjectId: randomUUID() });
  await Promise.all((await rows()).map(({ id }) => jobs.run('outbox.deliver', { id })));
  expect(mail.sent).toHaveLength(2);
  expect((await rows()).filter(({ given_up_at }) => given_up_at)).toHaveLength(5);
  await jobs.drain();
});

test('what could not be told is told when it is tried again', async () => {
  const subject = { userId: await newUser(), subjectId: randomUUID() };
  await enqueue({ kind: 'test.telling', ...subject });
  const id = (await rows())[0]?.id ?? '';
  vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('no route'));
  await expect(jobs.run('outbox.deliver', { id })).rejects.toThrow('mail-not-taken');
  expect((await rows())[0]).toMatchObject({ told: null, given_up_at: null });
  await jobs.run('outbox.deliver', { id });
  await jobs.drain();
  expect(mail.sent).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ told: 'moved to 3 PM' });
});

test('a message carries its id, so that a provider can know it again', async () => {
  await enqueue({ kind: 'test.sms', userId: await newUser() });
  const id = (await rows())[0]?.id;
  await jobs.drain();
  expect(sms.sent).toMatchObject([{ idempotencyKey: id, to: '+919812345678' }]);
});

test('the sweep deletes what was done long ago and keeps what waits', async () => {
  const old = new Date(Date.now() - 40 * DAY_MS);
  const userId = randomUUID();
  await inTransaction(db, (tx) => outbox.enqueue(tx, { kind: 'test.sms', userId }, old));
  await jobs.run('platform.sweep');
  expect(await rows()).toHaveLength(1);
  await jobs.drain();
  await jobs.run('platform.sweep');
  expect(await rows()).toEqual([]);
});
