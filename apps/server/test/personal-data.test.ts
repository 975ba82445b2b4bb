import { strFromU8, unzipSync } from 'fflate';
import { myBookings } from '@dhruva/contract/bookings/routes';
import { previewDeletion } from '@dhruva/contract/privacy/routes';
import { getProfile } from '@dhruva/contract/profile/routes';
import { myPredictions } from '@dhruva/contract/predictions/routes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteIn } from '../src/features/privacy/deletion.service.ts';
import { readLines } from '../src/features/privacy/erasure-list.rules.ts';
import { applyErasures, writeErasures } from '../src/features/privacy/erasures.service.ts';
import { FINAL_DELETION } from '../src/features/privacy/privacy.jobs.ts';
import { createPersonalData, IMPERSONAL } from '../src/personal-data.ts';
import { createUserKeys } from '../src/platform/crypto/user-keys.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { createProducts } from '../src/products.ts';
import { buyers } from './buyers.ts';
import { call, codeFor, logIn, otherCode } from './calling.ts';
import { dump } from './dump.ts';
import { buy, eventsOf, order, pay, webhook } from './paying.ts';
import { TEST_PLACES } from './selling.ts';
import { buildTestApp } from './test-app.ts';
import { customPackage, therapy } from './wares.ts';
import { wholePeople, WRITTEN } from './whole-person.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail, logged } = server;
const { db } = deps;
const people = wholePeople(server);
const { newBuyer, setClock } = buyers(server, 9_700_000_100);
const parts = createPersonalData(deps.userKeys);
const passed = { minutes: 0 };
/** Eleven minutes on: codes may be sent again. */
const later = async (): Promise<void> => {
  passed.minutes += 11;
  const at = Date.parse('2026-11-21T12:00:00+05:30') + passed.minutes * 60_000;
  await server.clock.set(at - Date.now());
};
await later();

const userOf = async (token: string): Promise<string> =>
  (await app.authenticate(token))?.userId ?? '';
const preview = async (token: string) => (await call(app, previewDeletion, { token })).reply;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
const { rows: COLUMNS } = await sql<Column>`
  select c.table_name as table, c.column_name as column, c.data_type as type
  from information_schema.columns c join information_schema.tables t
    on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
`.execute(db);
const TABLES = [...new Set(COLUMNS.map(({ table }) => table))];
const KEPT = Object.fromEntries(parts.flatMap(({ keeps = {} }) => Object.entries(keeps)));
const ERASED = parts.flatMap(({ erases }): readonly string[] => erases);

describe('every table', () => {
  it('belongs to one part, or is said to hold nothing of anybody', () => {
    const named = [...ERASED, ...Object.keys(KEPT), ...IMPERSONAL];
    expect(named.toSorted()).toEqual(TABLES.toSorted());
  });

  it('said to hold nothing of anybody has no user and nothing sealed', () => {
    const ofNobody = COLUMNS.filter(({ table }) =>
      (IMPERSONAL as readonly string[]).includes(table),
    );
    expect(
      ofNobody.filter(({ column, type }) => /user_id/.test(column) || type === 'bytea'),
    ).toEqual([]);
  });

  it('that stays says why', () => {
    for (const why of Object.values(KEPT)) expect(String(why).length).toBeGreaterThan(20);
  });
});

const PHONE = '9700000001';
const token = await people.live(PHONE);

describe('70: the download', () => {
  it('needs a fresh code sent to the account’s own number', async () => {
    const proof = await people.prove(token, PHONE);
    const wrong = { ...proof, otp: otherCode(proof.otp) };
    const refused = async (body: object) => (await people.download(token, body)).json().code;
    expect(await refused(wrong)).toBe('auth.code-wrong');
    expect(await refused({ ...proof, phone: '9700000002' })).toBe('privacy.number-differs');
    const stranger = await logIn(server, '9700000002');
    const theirs = await people.download(stranger, { ...proof, phone: '9700000002' });
    expect(theirs.json().code).toBe('auth.code-expired');
    expect((await people.download('none-none-none-none', proof)).statusCode).toBe(401);
    expect((await people.download(token, proof)).statusCode).toBe(200);
    expect(await refused(proof)).toBe('auth.code-expired');
  });

  it('takes no code of sign-in', async () => {
    await later();
    const proof = await people.prove(token, PHONE);
    await logIn(server, PHONE);
    const otp = codeFor(server.sms, PHONE);
    const reply = await people.download(token, { ...proof, otp });
    expect(reply.json().code).toBe('auth.code-wrong');
  });

  it('holds everything, as JSON and as a page that runs and loads nothing', async () => {
    await later();
    const reply = await people.download(token, await people.prove(token, PHONE));
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="dhruva-my-data-2026-11-21.zip"',
      'cache-control': 'no-store',
    });
    const files = unzipSync(new Uint8Array(reply.rawPayload));
    expect(Object.keys(files)).toEqual(['my-data.json', 'my-data.html']);
    const [json = '', html = ''] = Object.values(files).map((file) => strFromU8(file));
    const sections = JSON.parse(json) as { title: string; data: unknown }[];
    expect(sections.map(({ title }) => title)).toEqual(parts.map(({ title }) => title));
    for (const { title, data } of sections)
      expect(JSON.stringify(data), title).not.toMatch(/^(\[\]|\{\}|null)?$/);
    for (const text of [
      ...Object.values(WRITTEN),
      PHONE,
      'desk-anna',
      'reader-meera',
      'DHR/2627/000001',
    ]) {
      expect(json).toContain(text);
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/<(script|link|img)|https?:\/\/|\[object/);
  });
});

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
    expect(foretold.ended.map(({ refundPaise }) => refundPaise).toSorted()).toEqual([
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
    const proof = await people.prove(token, PHONE);
    const other = await people.remove(token, { ...proof, refundPaise: 1 });
    expect(other.refusal.code).toBe('privacy.refund-changed');
    const [first] = parts;
    const breaking = {
      ...deps,
      products: createProducts({ ...deps, places: TEST_PLACES }),
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
      inTransaction(db, (tx, now) => deleteIn(breaking, tx, { userId, mobile: undefined }, now)),
    ).rejects.toThrow('broke');
    expect((await call(app, myBookings, { token })).reply.map(({ state }) => state)).not.toContain(
      'refund-due',
    );
    expect(await refundsOf(userId)).toEqual([]);
  });

  it('locks at once, gives back once, and leaves nothing to be read', async () => {
    await later();
    const second = await logIn(server, PHONE);
    const userId = await userOf(token);
    const proof = await people.prove(token, PHONE);
    const before = await sums();
    const [one, two] = await Promise.all([
      people.remove(token, { ...proof, refundPaise: 1_110_000 }),
      people.remove(second, { ...proof, refundPaise: 1_110_000 }),
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
    const [farewell, ...more] = mail.sent.filter(({ to }) => to === WRITTEN.email);
    expect([farewell?.subject, more]).toEqual(['Your account is deleted', []]);
    const told = mail.sent.filter(({ to }) => to.startsWith('therapist'));
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/is cancelled$/)]);
    expect(farewell?.text).toMatch(/₹11,100 is on its way[^]*1 April 2035/);
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
    for (const text of [...Object.values(WRITTEN), PHONE]) {
      for (const form of [text, Buffer.from(text).toString('hex')])
        expect(rows).not.toContain(form);
      expect(lines).not.toContain(text);
    }
    expect(await deps.userKeys.load(db, userId)).toBeUndefined();
  });

  it('leaves rows only where a part says so, and nothing sealed but the vault', async () => {
    const { user_id: userId, vault_id: vaultId } = await db
      .selectFrom('deleted_accounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    for (const { table } of COLUMNS.filter(({ column }) => column === 'user_id')) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where user_id = ${userId}
      `.execute(db);
      if (!(table in KEPT)) expect({ table, rows }).toEqual({ table, rows: [] });
      if (table === 'deleted_accounts') continue;
      for (const value of rows.flatMap((row) => Object.values(row)))
        if (Buffer.isBuffer(value))
          expect({ table, bytes: value.length }).toEqual({ table, bytes: 0 });
    }
    const vault = await deps.userKeys.load(db, vaultId ?? '');
    const { retained } = await db
      .selectFrom('deleted_accounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const kept = vault?.open('deleted_accounts.retained', retained ?? Buffer.alloc(0)) ?? '';
    for (const text of [
      WRITTEN.name,
      `+91${PHONE}`,
      'DHR/2627/000001',
      '"terms"',
      'desk-anna',
      'reader-meera',
    ])
      expect(kept).toContain(text);
    const { name: _, ...others } = WRITTEN;
    for (const text of Object.values(others)) expect(kept).not.toContain(text);
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

describe('a payment that comes after the deletion', () => {
  it('goes back in full, whoever brings the news', async () => {
    const phone = '9700000003';
    const paying = await logIn(server, phone);
    await newBuyer();
    const item = { kind: 'plan', planId: 'pack-6' } as const;
    const ordered = await order(server, paying, item);
    const userId = await userOf(paying);
    const foretold = await preview(paying);
    expect(foretold).toMatchObject({ refundPaise: 0, keptFor: 'logs', tellsByMail: false });
    const proof = await people.prove(paying, phone);
    expect((await people.remove(paying, { ...proof, refundPaise: 0 })).reply.finalDeletionOn).toBe(
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
    await setClock('2027-11-21 23:00:00');
    await jobs.run(FINAL_DELETION);
    expect((await vaults()).map(({ destroyed_at }) => destroyed_at)).toEqual([null, null]);
    expect((await vaults()).map(({ farewell }) => farewell)).toEqual([null, null]);
    const [due, sealed] = await vaults();
    const opened = await rewrapped.load(db, sealed?.vault_id ?? '');
    expect(
      opened?.open('deleted_accounts.retained', sealed?.retained ?? Buffer.alloc(0)),
    ).toContain(WRITTEN.name);
    await setClock('2027-11-22 04:10:00');
    await jobs.run(FINAL_DELETION);
    await jobs.run(FINAL_DELETION);
    const [gone, kept] = await vaults();
    expect(gone).toMatchObject({ vault_id: null, retained: null, destroyed_at: expect.any(Date) });
    expect(await rewrapped.load(db, due?.vault_id ?? '')).toBeUndefined();
    expect(kept).toMatchObject({ destroyed_at: null });
    await setClock('2035-04-01 04:10:00');
    await jobs.run(FINAL_DELETION);
    expect(await rewrapped.load(db, kept?.vault_id ?? '')).toBeUndefined();
    expect(readLines(await writeErasures(deps))).toHaveLength(2);
    await later();
  });
});

describe('a restored backup', () => {
  it('forgets again whom it brought back, once, and nobody else', async () => {
    const again = await people.live('9700000005', '2026-12-01');
    const neighbour = await newBuyer();
    await buy(server, neighbour, customPackage());
    const [userId, other] = [await userOf(again), await userOf(neighbour)];
    const list = [
      await writeErasures(deps),
      `${userId}\t2026-11-21T05:00:00.000Z\t2035-04-01`,
      '6ba7b810-9dad-41d1-80b4-00c04fd430c8\t2026-11-21T05:00:00.000Z\t2035-04-01',
    ].join('\n');
    const applying = { ...deps, personalData: parts };
    expect(await applyErasures(applying, readLines(list))).toBe(1);
    expect(await applyErasures(applying, readLines(list))).toBe(0);
    expect(await deps.userKeys.load(db, userId)).toBeUndefined();
    expect((await call(app, getProfile, { token: again })).status).toBe(401);
    expect((await call(app, myBookings, { token: neighbour })).reply).toHaveLength(1);
    expect(await deps.userKeys.load(db, other)).toBeDefined();
    expect(await writeErasures(deps)).toContain(`${userId}\t2026-11-21T05:00:00.000Z\t2035-04-01`);
  });
});
