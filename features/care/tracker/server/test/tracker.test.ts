import { MIN_SYMPTOMS, SYMPTOMS } from '../../contract/symptoms.ts';
import { deleteEntries, history, saveEntry } from '../../contract/routes.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const server = await buildTestApp();
const { app, deps, logged, jobs, mail, sms } = server;
const { newBuyer, setClock } = buyers(server, 9_660_000_000);

const LABELS = SYMPTOMS.map(({ label }) => label);
const EIGHT = LABELS.slice(0, MIN_SYMPTOMS);

const save = (token: string, rating = 3, symptoms: readonly string[] = EIGHT) =>
  call(app, saveEntry, { token, body: { rating, symptoms } });
const saved = async (token: string, rating = 3) => (await save(token, rating)).reply.entry;
const listed = async (token: string) => (await call(app, history, { token })).reply;
const remove = (token: string, body: object) => call(app, deleteEntries, { token, body });

describe('saving', () => {
  it.each([8, 10, 11, 30])('takes %s symptoms and says so', async (many) => {
    const token = await newBuyer(null);
    const symptoms = LABELS.slice(0, many);
    const { status, reply } = await save(token, 4, symptoms);
    expect([status, reply.message]).toEqual([
      200,
      'Saved to your profile. Thank you for taking a moment for yourself.',
    ]);
    expect(reply.entry).toEqual({
      id: expect.any(String),
      rating: 4,
      symptoms,
      savedAt: expect.any(String),
    });
    expect(await listed(token)).toEqual([reply.entry]);
  });
  it('thirty times a day and no more', async () => {
    await setClock('2026-11-22 09:00:00');
    const token = await newBuyer(null);
    for (let many = 0; many < 30; many += 1) expect((await save(token)).status).toBe(200);
    const { refusal, status } = await save(token);
    expect([status, refusal.code]).toEqual([429, 'request.rate-limited']);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(86_000);
    expect(await listed(token)).toHaveLength(30);
    await setClock('2026-11-23 09:15:00');
    expect((await save(token)).status).toBe(200);
  });
  it('twenty at once: each is kept once', async () => {
    const token = await newBuyer(null);
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(token)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set((await listed(token)).map(({ id }) => id)).size).toBe(20);
  });
});

describe('the history', () => {
  it('is one’s own, newest first, at the moment it was saved', async () => {
    await setClock('2026-12-31 23:00:00');
    const token = await newBuyer(null);
    expect(await listed(token)).toEqual([]);
    const days = ['2026-12-31 23:59:30', '2027-01-01 00:00:30', '2027-01-02 12:00:00'];
    for (const [index, day] of days.entries()) {
      await setClock(day);
      await saved(token, index + 1);
    }
    const all = await listed(token);
    expect(all.map(({ rating }) => rating)).toEqual([3, 2, 1]);
    for (const [index, day] of days.toReversed().entries()) {
      const meant = inIndia(day).getTime();
      expect(Math.abs(Date.parse(all[index]?.savedAt ?? '') - meant)).toBeLessThan(20_000);
    }
  });
  it('reads as before after the master key was changed', async () => {
    const token = await newBuyer(null);
    await saved(token, 2);
    const before = await listed(token);
    await deps.userKeys.rewrapAll(deps.db);
    expect(await listed(token)).toEqual(before);
  });
});

describe('deleting', () => {
  it('takes one away for good and leaves the others', async () => {
    const token = await newBuyer(null);
    const [first, second] = [await saved(token, 1), await saved(token, 2)];
    const { status, reply } = await remove(token, { id: first.id });
    expect([status, reply.message]).toEqual([200, 'Your entry is deleted.']);
    expect(await listed(token)).toEqual([second]);
    const again = await remove(token, { id: first.id });
    expect([again.status, again.refusal.code]).toEqual([404, 'counselling.entry-unknown']);
  });
  it('takes all away, and none is no failure', async () => {
    const token = await newBuyer(null);
    await saved(token);
    await saved(token);
    for (const _ of ['twice', 'pressed'])
      expect((await remove(token, { all: true })).reply.message).toBe(
        'All your entries are deleted.',
      );
    expect(await listed(token)).toEqual([]);
  });
  it.each([{}, { all: false }, { id: 7 }, { id: 'x', all: true }, { all: true, more: 1 }])(
    'deletes nothing for %j',
    async (body) => {
      const token = await newBuyer(null);
      await saved(token);
      expect((await remove(token, body)).status).toBe(400);
      expect(await listed(token)).toHaveLength(1);
    },
  );
});

it('69: two people neither see nor delete what the other saved', async () => {
  const [one, two] = [await newBuyer(null), await newBuyer(null)];
  const mine = await saved(one, 1);
  const yours = await saved(two, 5);
  expect(await listed(one)).toEqual([mine]);
  expect(await listed(two)).toEqual([yours]);
  const last = mine.id.at(-1) === 'f' ? '0' : 'f';
  for (const id of [mine.id, mine.id.toUpperCase(), mine.id.slice(0, -1) + last]) {
    const { status, refusal } = await remove(two, { id });
    expect([status, refusal.code]).toEqual([404, 'counselling.entry-unknown']);
  }
  await remove(two, { all: true });
  expect(await listed(one)).toEqual([mine]);
  expect(await listed(two)).toEqual([]);
});

it('what is another’s row opens with nobody else’s key', async () => {
  const [one, two] = [await newBuyer(null), await newBuyer(null)];
  const { id } = await saved(one, 1);
  const yours = await saved(two, 5);
  await sql`update counselling_entries set user_id = (select user_id from counselling_entries
    where id = ${yours.id}) where id = ${id}`.execute(deps.db);
  const { status, text } = await call(app, history, { token: two });
  expect(status).toBe(500);
  expect(text).not.toContain(EIGHT[0]);
  await sql`delete from counselling_entries where id = ${id}`.execute(deps.db);
});

it('70: no rating, no symptom and no id of one lies in clear in a table, a log or a message', async () => {
  const token = await newBuyer(null);
  const { entry } = (await save(token, 1, LABELS)).reply;
  await save(token, 1, [...EIGHT, 'Sore feet and a broken heart']);
  await jobs.drain();
  const rows = await dump(deps.db);
  expect(rows).toContain(entry.id);
  expect(rows).toContain('counselling_entries');
  const lines = JSON.stringify([logged, mail.sent, sms.sent]);
  const secrets = [...LABELS, ...SYMPTOMS.map(({ id }) => `"${id}"`), '"rating"', 'broken heart'];
  for (const secret of secrets) {
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    expect(lines).not.toContain(secret);
  }
  const { rows: lengths } = await sql<{ many: number }>`
    select count(distinct length(feeling))::int as many from counselling_entries
  `.execute(deps.db);
  expect(lengths).toEqual([{ many: 1 }]);
});

it('nothing is readable once the user’s key is destroyed', async () => {
  const token = await newBuyer(null);
  const { id } = await saved(token, 1);
  await deps.db.transaction().execute(async (tx) => {
    const { user_id } = await tx
      .selectFrom('counselling_entries')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await deps.userKeys.destroy(tx, user_id);
  });
  expect(await listed(token)).toEqual([]);
});
