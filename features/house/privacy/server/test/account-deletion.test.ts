import { bookByCredit } from '@dhruva/care/appointments/contract/routes';
import { myBookings } from '@dhruva/money/purchases/contract/routes';
import { myPredictions } from '@dhruva/asking/questions/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteAccountIn } from '../deletion/deletion.service.ts';
import { readErasureLines } from '../erasure-list.rules.ts';
import { writeErasures } from '../erasures/erasures.service.ts';
import { FINAL_DELETION } from '../privacy.jobs.ts';
import { createPersonalData } from '@dhruva/server/personal-data.ts';
import { createUserKeys } from '@dhruva/server/platform/crypto/user-keys.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { createProducts } from '@dhruva/server/products.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { ownData } from './own-data.ts';
import { buy, eventsOf, order, pay, webhook } from '@dhruva/server/test/paying.ts';
import { TEST_BIRTHS } from '@dhruva/server/test/selling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { createFullAccount, READERS, PERSONAL_TEXTS } from './full-account.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail, logged } = server;
const { db } = deps;
const { later, userOf, prove, preview, remove } = ownData(server);
const { newBuyer, setClock } = buyers(server, 9_710_000_100);
const parts = createPersonalData(deps.userKeys);
await later();

const PHONE = '9710000001';
const token = await createFullAccount(server, PHONE);

const NOTHING = Buffer.alloc(0);
const isSealed = (value: unknown): boolean => Buffer.isBuffer(value) && value.length > 0;

/** The rows of this user in each table that has a user column. */
const rowsOf = async (userId: string) => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
  `.execute(db);
  return Promise.all(
    tables.map(async ({ name: table }) => {
      const of = sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where user_id = ${userId}
      `;
      return { table, rows: (await of.execute(db)).rows };
    }),
  );
};

const sums = async () =>
  (
    await sql<{ kind: string; paise: string }>`
      select kind, sum(amount_paise)::text as paise from ledger group by kind order by kind
    `.execute(db)
  ).rows;
const refundsOf = (userId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.kind', 'refunds.amount_paise as paise', 'refunds.state'])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.kind')
    .execute();

describe('70: the deletion', () => {
  it('is foretold, and foretelling changes nothing', async () => {
    await jobs.drain();
    const before = await dump(db);
    const foretold = await preview(token);
    expect(foretold.ended.map(({ refundPaise }) => refundPaise).toSorted((a, b) => a - b)).toEqual([
      150_000, 150_000, 810_000,
    ]);
    expect(foretold).toMatchObject({
      refundPaise: 1_110_000,
      finalDeletionOn: '2035-04-01',
      keptFor: 'accounts',
      tellsByMail: true,
      paymentOnItsWay: false,
    });
    const after = await dump(db);
    const changed = after.split('\n').filter((row) => !before.includes(row));
    expect(changed.filter((row) => !row.includes('rate_limits'))).toEqual([]);
  });

  it('keeps account and code when another sum is due, or something breaks', async () => {
    await later();
    const proof = await prove(token, PHONE);
    const other = await remove(token, { ...proof, refundPaise: 1 });
    expect(other.refusal.code).toBe('privacy.refund-changed');
    const [first] = parts;
    const breaking = {
      ...deps,
      products: createProducts({ ...deps, births: TEST_BIRTHS }),
      personalData: [
        ...parts,
        {
          ...first,
          title: '',
          erases: [],
          collect: async () => null,
          erase: () => Promise.reject(new Error('broke')),
        },
      ],
    };
    const userId = await userOf(token);
    await expect(
      inTransaction(db, (tx, now) =>
        deleteAccountIn(breaking, tx, { userId, mobile: undefined }, now),
      ),
    ).rejects.toThrow('broke');
    expect((await call(app, myBookings, { token })).reply.map(({ state }) => state)).not.toContain(
      'refunding',
    );
    expect(await refundsOf(userId)).toEqual([]);
  });

  it('locks at once, gives back once, and leaves nothing to be read', async () => {
    await later();
    const second = await logIn(server, PHONE);
    const userId = await userOf(token);
    const proof = await prove(token, PHONE);
    const before = await sums();
    const [one, two] = await Promise.all([
      remove(token, { ...proof, refundPaise: 1_110_000 }),
      remove(second, { ...proof, refundPaise: 1_110_000 }),
    ]);
    const replies = [one, two].toSorted((a, b) => a.status - b.status);
    expect(replies.map(({ status }) => status)).toEqual([200, expect.any(Number)]);
    expect(replies[1]?.status).toBeGreaterThanOrEqual(400);
    expect(replies[0]?.reply).toEqual({
      message: 'Your account is deleted.',
      finalDeletionOn: '2035-04-01',
      refundPaise: 1_110_000,
      tellsByMail: true,
    });
    for (const dead of [token, second])
      expect((await call(app, getProfile, { token: dead })).status).toBe(401);

    mail.sent.length = 0;
    await jobs.drain();
    await jobs.drain();
    const [deletionMail, ...more] = mail.sent.filter(({ to }) => to === PERSONAL_TEXTS.email);
    expect([deletionMail?.subject, more]).toEqual(['Your account is deleted', []]);
    const told = mail.sent.filter(({ to }) => to.startsWith('therapist'));
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/is cancelled$/)]);
    expect(deletionMail?.text).toMatch(/₹11,100 is on its way[^]*1 April 2035/);
    expect(await refundsOf(userId)).toEqual([
      { kind: 'assessment', paise: 150_000, state: 'processed' },
      { kind: 'plan', paise: 810_000, state: 'processed' },
      { kind: 'therapy', paise: 150_000, state: 'processed' },
    ]);
    const now = new Map((await sums()).map(({ kind, paise }) => [kind, paise]));
    for (const { kind, paise } of before) expect(now.get(kind)).toBe(paise);
    expect(now.get('refunded')).toBe('1110000');

    const rows = await dump(db);
    const lines = JSON.stringify(logged);
    for (const text of [...Object.values(PERSONAL_TEXTS), PHONE]) {
      for (const form of [text, Buffer.from(text).toString('hex')])
        expect(rows).not.toContain(form);
      expect(lines).not.toContain(text);
    }
    expect(await deps.userKeys.load(db, userId)).toBeUndefined();
  });

  it('leaves rows only where a part says so, and nothing sealed but the vault', async () => {
    const deletion = await db.selectFrom('deleted_accounts').selectAll().executeTakeFirstOrThrow();
    const left = (await rowsOf(deletion.user_id)).filter(({ rows }) => rows.length > 0);
    const kept = parts.flatMap(({ keeps = {} }) => Object.keys(keeps));
    expect(left.filter(({ table }) => !kept.includes(table))).toEqual([]);
    const sealed = left.filter(({ rows }) => rows.flatMap(Object.values).some(isSealed));
    expect(sealed.map(({ table }) => table)).toEqual(['deleted_accounts']);

    const vault = await deps.userKeys.load(db, deletion.vault_id ?? '');
    const retained = vault?.open('deleted_accounts.retained', deletion.retained ?? NOTHING) ?? '';
    const consents = ['"terms"', '"entriesShownTo":[{"therapistId":"2"'];
    for (const text of [
      PERSONAL_TEXTS.name,
      `+91${PHONE}`,
      'DHR/2627/000001',
      ...consents,
      ...READERS,
    ])
      expect(retained).toContain(text);
    const { name: _, ...others } = PERSONAL_TEXTS;
    for (const text of Object.values(others)) expect(retained).not.toContain(text);
  });

  it('frees the number for a new, empty account, and the time of the session', async () => {
    await later();
    const fresh = await logIn(server, PHONE);
    expect((await call(app, getProfile, { token: fresh })).reply).toMatchObject({
      name: '',
      email: '',
      hasUsedFreeQuestion: false,
    });
    expect((await call(app, myBookings, { token: fresh })).reply).toEqual([]);
    expect((await call(app, myPredictions, { token: fresh })).reply).toEqual([]);
    await buy(server, await newBuyer(), therapy());
  });
});

describe('sessions ahead', () => {
  it('are cancelled: a credit counts again for its plan, one too late to be refunded frees its time', async () => {
    const [phone, now] = ['9710000007', '2026-11-22 15:00:00'];
    const tomorrow = therapy({ therapistId: '3', date: '2026-11-23', slot: '10:00 AM' });
    const buyer = await logIn(server, phone);
    const { checkout } = await buy(server, buyer, { kind: 'plan', planId: 'pack-6' });
    await buy(server, buyer, tomorrow);
    const { kind: _, ...wish } = therapy({ therapistId: '3', date: '2026-12-02' });
    const body = { ...wish, planOrderId: checkout.orderId };
    expect((await call(app, bookByCredit, { token: buyer, body })).status).toBe(200);
    await jobs.drain();
    await setClock(now);
    const foretold = await preview(buyer);
    expect(foretold).toMatchObject({
      ended: [
        { title: 'Pack of 6 sessions', refundPaise: 405_000 },
        { title: 'Session with Sample therapist C', refundPaise: 0 },
      ],
      refundPaise: 405_000,
      sessionsEnded: 1,
    });
    await remove(buyer, { ...(await prove(buyer, phone)), refundPaise: 405_000 });
    mail.sent.length = 0;
    await jobs.drain();
    const told = mail.sent.filter(({ subject }) => subject.endsWith('is cancelled'));
    expect(told.map(({ to }) => to)).toEqual(Array(2).fill(deps.env.therapistEmails[3]));
    await buy(server, await newBuyer(), tomorrow);
    await later();
  });
});

describe('a payment that comes after the deletion', () => {
  it('goes back in full, whoever brings the news', async () => {
    const phone = '9710000003';
    const paying = await logIn(server, phone);
    await newBuyer();
    const item = { kind: 'plan', planId: 'pack-6' } as const;
    const ordered = await order(server, paying, item);
    const userId = await userOf(paying);
    const foretold = await preview(paying);
    expect(foretold).toMatchObject({ refundPaise: 0, keptFor: 'logs', tellsByMail: false });
    const proof = await prove(paying, phone);
    expect((await remove(paying, { ...proof, refundPaise: 0 })).reply.finalDeletionOn).toBe(
      '2027-11-22',
    );
    await pay(server, ordered.reply.id);
    for (const event of eventsOf(server, ordered.reply.id))
      expect((await webhook(server, event, { account: 'plans' })).status).toBe(200);
    await jobs.drain();
    expect(await refundsOf(userId)).toEqual([{ kind: 'plan', paise: 810_000, state: 'processed' }]);
    expect(await jobs.deadLetters()).toEqual([]);
  });
});

describe('the day of final deletion', () => {
  it('destroys the vault and its key, and keeps only that there was an account', async () => {
    const rewrapped = createUserKeys([
      { id: 'next', key: Buffer.alloc(32, 3) },
      ...deps.env.masterKeys,
    ]);
    expect(await rewrapped.rewrapAll(db)).toBeGreaterThan(0);
    const vaults = async () =>
      db.selectFrom('deleted_accounts').selectAll().orderBy('final_deletion_on').execute();
    const open = async () => (await vaults()).filter(({ destroyed_at }) => destroyed_at === null);
    await setClock('2027-11-21 23:00:00');
    await jobs.run(FINAL_DELETION);
    expect(await open()).toHaveLength(3);
    expect((await open()).filter(({ farewell }) => farewell !== null)).toEqual([]);
    const ids = (await vaults()).map(({ vault_id }) => vault_id ?? '');
    const opened = await Promise.all(ids.map((id) => rewrapped.load(db, id)));
    expect(opened).not.toContain(undefined);

    await setClock('2027-11-22 04:10:00');
    await jobs.run(FINAL_DELETION);
    await jobs.run(FINAL_DELETION);
    const [gone, ...others] = await vaults();
    expect(gone).toMatchObject({ vault_id: null, retained: null, destroyed_at: expect.any(Date) });
    expect(await rewrapped.load(db, ids[0] ?? '')).toBeUndefined();
    expect(others.map(({ destroyed_at }) => destroyed_at)).toEqual([null, null]);

    await setClock('2035-04-01 04:10:00');
    await jobs.run(FINAL_DELETION);
    expect(await open()).toEqual([]);
    for (const id of ids) expect(await rewrapped.load(db, id)).toBeUndefined();
    expect(readErasureLines(await writeErasures(deps))).toHaveLength(3);
    await later();
  });
});
