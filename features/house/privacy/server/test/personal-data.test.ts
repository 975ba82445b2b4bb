import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPersonalData, TABLES_WITHOUT_PERSONAL_DATA } from '@dhruva/server/personal-data.ts';
import { codeFor, logIn, otherCode } from '@dhruva/server/test/calling.ts';
import { ownData } from './own-data.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { createFullAccount, READERS, PERSONAL_TEXTS } from './full-account.ts';

const server = await buildTestApp();
const { db, userKeys } = server.deps;
const { later, prove, download } = ownData(server);
const parts = createPersonalData(userKeys);
await later();

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
    const named = [...ERASED, ...Object.keys(KEPT), ...TABLES_WITHOUT_PERSONAL_DATA];
    expect(named.toSorted()).toEqual(TABLES.toSorted());
  });

  it('said to hold nothing of anybody has no user and nothing sealed', () => {
    const ofNobody = COLUMNS.filter(({ table }) =>
      (TABLES_WITHOUT_PERSONAL_DATA as readonly string[]).includes(table),
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
const token = await createFullAccount(server, PHONE);

describe('70: the download', () => {
  it('needs a fresh code sent to the account’s own number', async () => {
    const proof = await prove(token, PHONE);
    const wrong = { ...proof, otp: otherCode(proof.otp) };
    const refused = async (body: object) => (await download(token, body)).json().code;
    expect(await refused(wrong)).toBe('auth.code-wrong');
    expect(await refused({ ...proof, phone: '9700000002' })).toBe('privacy.number-differs');
    const stranger = await logIn(server, '9700000002');
    const theirs = await download(stranger, { ...proof, phone: '9700000002' });
    expect(theirs.json().code).toBe('auth.code-expired');
    expect((await download('none-none-none-none', proof)).statusCode).toBe(401);
    expect((await download(token, proof)).statusCode).toBe(200);
    expect(await refused(proof)).toBe('auth.code-expired');
  });

  it('takes no code of sign-in', async () => {
    await later();
    const proof = await prove(token, PHONE);
    await logIn(server, PHONE);
    const otp = codeFor(server.sms, PHONE);
    const reply = await download(token, { ...proof, otp });
    expect(reply.json().code).toBe('auth.code-wrong');
  });

  it('holds everything, as JSON and as a page that runs and loads nothing', async () => {
    await later();
    const reply = await download(token, await prove(token, PHONE));
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
    const empty = sections.filter(({ data }) => /^(\[\]|\{\}|null)?$/.test(JSON.stringify(data)));
    expect(empty).toEqual([]);
    for (const text of [...Object.values(PERSONAL_TEXTS), PHONE, ...READERS, 'DHR/2627/000001']) {
      expect(json).toContain(text);
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/<(script|link|img)|https?:\/\/|\[object/);
  });
});
