import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readShared, SHARE_SWEEP } from '@dhruva/care/tracker/server';
import { FINAL_DELETION } from '@dhruva/house/privacy/server';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import { clientActions } from '@dhruva/care/appointments/server/test/client-actions';
import { ownData } from '@dhruva/house/privacy/server/test/own-data';
import { logIn, userOf } from '@dhruva/server/test/calling.ts';
import { therapistCommand } from '../run-therapist.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { type Client, FIRST_TICKED, sharers } from './clients.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

/** How sharing ends: withdrawn, expired, with the account; and concurrent changes. */
const server = await buildTestApp();
const { deps, jobs } = server;
const { db } = deps;
const { setClock, booked, bookedBy, save, shares, show, takeBack, ask, noted, rows } = sharers(
  server,
  9_691_000_000,
);
const { cancelPurchase } = clientActions(server);
await setClock('2026-11-21 12:00:00');

const SHOWN_MS = 90 * DAY_MS;
const isOpen = (told: string | Error): boolean => typeof told === 'string';

/** Moves everything of this client into the past by this time. */
const age = async ({ userId }: Client, ms: number): Promise<void> => {
  const by = sql`interval '1 millisecond' * ${Math.round(ms)}`;
  await sql`
    update appointments set starts_at = starts_at - ${by}, booked_at = booked_at - ${by},
      placed_at = placed_at - ${by} where user_id = ${userId}
  `.execute(db);
  await sql`update entry_shares set since = since - ${by} where user_id = ${userId}`.execute(db);
};

describe('by itself', () => {
  it('90 days after the last session, to the minute; what is booked later begins nothing anew', async () => {
    const client = await booked('4', '2026-12-10');
    const { token } = client;
    await save(token);
    await show(token, '4');
    const ended = inIndia('2026-12-10 15:45').getTime();
    const now = (await readNow(db)).getTime();
    await age(client, ended + SHOWN_MS - now - MINUTE_MS);
    expect(isOpen(await ask(client))).toBe(true);
    await age(client, 2 * MINUTE_MS);
    expect(await ask(client)).toMatchObject({ message: expect.stringContaining('no entries') });
    expect(await shares(token)).toEqual([]);
    expect((await show(token, '4')).refusal.code).toBe('counselling.no-session');

    const next = { ...client, ...(await bookedBy(token, '4', '2026-12-11')) };
    expect(await shares(token)).toMatchObject([{ therapistId: '4', since: null, looks: 1 }]);
    expect(isOpen(await ask(next))).toBe(false);
    await jobs.run(SHARE_SWEEP);
    expect(await rows(client)).toMatchObject([{ ended_at: expect.any(Date), ended_by: 'rule' }]);
    await show(token, '4');
    expect(isOpen(await ask(next))).toBe(true);
    await jobs.run(SHARE_SWEEP);
    expect(await rows(client)).toMatchObject([{ ended_by: 'rule' }, { ended_by: null }]);
  });

  it('is begun anew by choice before the night too', async () => {
    const client = await booked('4', '2026-12-12');
    await show(client.token, '4');
    await age(client, 200 * DAY_MS);
    await bookedBy(client.token, '4', '2026-12-15');
    await show(client.token, '4');
    expect(await rows(client)).toMatchObject([{ ended_by: 'rule' }, { ended_by: null }]);
  });

  it('with the last session cancelled; another one, or one to be chosen anew, keeps it', async () => {
    const first = await booked('5', '2026-12-10');
    const { token } = first;
    const second = { ...first, ...(await bookedBy(token, '5', '2026-12-11')) };
    await save(token);
    await show(token, '5');
    expect((await cancelPurchase(token, first.orderId)).status).toBe(200);
    expect(isOpen(await ask(first))).toBe(false);
    expect(isOpen(await ask(second))).toBe(true);
    const run = therapistCommand(server);
    await run('cancel', second.reference, '--staff', 'Dr. Rao', '--reason', 'unwell');
    expect(isOpen(await ask(second))).toBe(false);
    expect(await shares(token)).toMatchObject([{ since: expect.any(String) }]);
    expect((await cancelPurchase(token, second.orderId)).status).toBe(200);
    expect(await shares(token)).toEqual([]);
    await jobs.run(SHARE_SWEEP);
    expect(await rows(first)).toMatchObject([{ ended_by: 'rule' }]);
  });
});

describe('at one moment', () => {
  it('68: a look that has begun ends first, then what was taken back is closed', async () => {
    const client = await booked('1', '2026-12-10');
    const { token, userId, therapistId, reference } = client;
    await save(token);
    await show(token, therapistId);
    const [looked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reader = { staff: 'Dr. Rao', purpose: 'slowly', therapistId, reference, userId };
    const look = inTransaction(db, async (tx, now) => {
      const entries = await readShared(tx, deps.userKeys, reader, now);
      looked.resolve();
      await mayEnd.promise;
      return entries;
    });
    await looked.promise;
    const order: string[] = [];
    const back = takeBack(token, therapistId).then(({ status }) => order.push(`back ${status}`));
    await new Promise((next) => {
      setTimeout(next, 200);
    });
    order.push('look ends');
    mayEnd.resolve();
    expect(await look).toHaveLength(1);
    await back;
    expect(order).toEqual(['look ends', 'back 200']);
    expect(isOpen(await ask(client))).toBe(false);
  });

  it('68: looks and taking back: each look is whole or refused, noted as it was, and none comes after', async () => {
    const client = await booked('1', '2026-12-11');
    const { token, therapistId, reference } = client;
    await save(token);
    const told: (string | Error)[] = [];
    for (let round = 0; round < 10; round += 1) {
      await show(token, therapistId);
      const looks = Array.from({ length: 5 }, () => ask(client));
      const [{ status }, ...found] = await Promise.all([takeBack(token, therapistId), ...looks]);
      expect(status).toBe(200);
      const after = await ask(client);
      expect(isOpen(after)).toBe(false);
      told.push(...found, after);
    }
    const opened = told.filter(isOpen);
    for (const one of opened) expect(one).toContain(FIRST_TICKED[0]);
    const outcomes = (await noted(reference)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'read')).toHaveLength(opened.length);
    expect(outcomes).toHaveLength(told.length);
  });

  it('shown and taken back many times: one record is open at most, none ends before it began', async () => {
    const client = await booked('1', '2026-12-12');
    const { token, therapistId } = client;
    const deeds = Array.from({ length: 24 }, (_, at) =>
      at % 2 === 0 ? show(token, therapistId) : takeBack(token, therapistId),
    );
    for (const { status } of await Promise.all(deeds)) expect(status).toBe(200);
    const all = await rows(client);
    expect(all.filter(({ ended_at }) => ended_at === null).length).toBeLessThanOrEqual(1);
    await takeBack(token, therapistId);
    expect(isOpen(await ask(client))).toBe(false);
  });
});

it('the database itself takes no second open share, no end before the beginning, no end by nobody', async () => {
  const { token, userId } = await booked('6', '2026-12-10');
  await show(token, '6');
  const insert = (ended: string, by: string) =>
    sql`
      insert into entry_shares (id, user_id, therapist_id, version, since, ended_at, ended_by)
      values (gen_random_uuid(), ${userId}, '6', '1', now(), ${sql.raw(ended)}, ${sql.raw(by)})
    `.execute(db);
  await expect(insert('null', 'null')).rejects.toThrow('entry_shares_open');
  await expect(insert("now() - interval '1 hour'", "'user'")).rejects.toThrow('check');
  await expect(insert('now()', 'null')).rejects.toThrow('check');
  await expect(insert('now()', "'support'")).rejects.toThrow('check');
});

it('70: with the account: looks and deletion at one moment leave nothing to be opened and no record', async () => {
  const { later, prove, remove } = ownData(server);
  for (let round = 1; round <= 4; round += 1) {
    await later();
    const phone = String(9_692_000_000 + round);
    const token = await logIn(server, phone);
    const userId = await userOf(server, token);
    const date = `2026-12-${13 + round}`;
    const client = {
      token,
      userId,
      therapistId: '3',
      ...(await bookedBy(token, '3', date)),
    } as const;
    await save(token);
    await show(token, '3');
    expect(isOpen(await ask(client))).toBe(true);
    const proof = await prove(token, phone);
    const [deleted] = await Promise.all([
      remove(token, { ...proof, refundPaise: 150_000 }),
      ...Array.from({ length: 5 }, () => ask(client)),
      show(token, '3'),
      takeBack(token, '3'),
    ]);
    expect(deleted.status).toBe(200);
    expect(isOpen(await ask(client))).toBe(false);
    await jobs.run(FINAL_DELETION);
    expect(await rows(client)).toEqual([]);
    const left = await db
      .selectFrom('staff_reads')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  }
});
