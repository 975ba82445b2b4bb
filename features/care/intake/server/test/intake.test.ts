import { setTimeout as sleep } from 'node:timers/promises';
import { intakeForm } from '../../contract/schemas.ts';
import { myIntake, submitIntake } from '../../contract/routes.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readForStaff } from '../index.ts';
import { createUserKeys } from '@dhruva/server/platform/crypto/user-keys.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { call, logIn, userOf } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, mail, sms, logged } = server;

/** A unique text for every field. */
const SECRET = Object.fromEntries(
  Object.keys(intakeForm.shape).map((field) => [field, `Secret ${field} of Kadambari`]),
);
const FORM = intakeForm.parse({
  ...SECRET,
  phone: '9607081999',
  email: 'kadambari@example.in',
});
const SECRETS = Object.values(FORM);

const submit = async (token: string, change: object = {}) =>
  call(app, submitIntake, { token, body: { ...FORM, ...change } });
const mine = async (token: string) => (await call(app, myIntake, { token })).reply.sent;
const REFERENCE = 'S-1B2C3D4E';
const staffRead = async (userId: string, staff = 'Therapist 2', purpose = 'before the session') =>
  inTransaction(deps.db, (tx, now) =>
    readForStaff(tx, deps.userKeys, { userId, staff, purpose, reference: REFERENCE }, now),
  );
const readsOf = async (userId: string) =>
  deps.db
    .selectFrom('staff_reads')
    .select(['staff', 'purpose', 'revision', 'kind', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();

const token = await logIn(server, '9630000001');

describe('the intake form', () => {
  it('is sent with every field, and found again as it was', async () => {
    expect(await mine(token)).toBeNull();
    const { status, reply } = await submit(token);
    expect([status, reply]).toEqual([
      200,
      { message: 'Thank you. Your intake form has been submitted.', showHelp: false },
    ]);
    expect(await mine(token)).toMatchObject({ form: FORM, revision: 1 });
  });

  it('may be sent again: the last one counts, the one before is kept', async () => {
    await submit(token, { livesWith: 'alone now' });
    expect(await mine(token)).toMatchObject({
      form: { livesWith: 'alone now', name: FORM.name },
      revision: 2,
    });
    const kept = await deps.db
      .selectFrom('intake_forms')
      .select('revision')
      .where('user_id', '=', await userOf(server, token))
      .execute();
    expect(kept).toHaveLength(2);
  });

  it('needs a name and a phone only', async () => {
    const other = await logIn(server, '9630000002');
    const body = { name: 'Asha', phone: '+91 98765 43210' };
    expect((await call(app, submitIntake, { token: other, body })).status).toBe(200);
    expect((await mine(other))?.form).toMatchObject({ phone: '9876543210', occupation: '' });
    const refused = await call(app, submitIntake, { token: other, body: { name: ' ' } });
    expect(refused.refusal).toMatchObject({
      code: 'intake.fields-missing',
      fields: {
        name: 'Please fill in your name and phone number.',
        phone: 'Please fill in your name and phone number.',
      },
    });
    expect((await mine(other))?.revision).toBe(1);
  });

  it('takes nine texts of 2,000 Devanagari letters', async () => {
    const other = await logIn(server, '9630000003');
    const long = 'दुःख'.repeat(500);
    const texts = ['difficultIssues', 'medicalCare', 'chronicIllness', 'confirmationRemarks'];
    const change = Object.fromEntries(texts.map((field) => [field, long]));
    expect((await submit(other, change)).status).toBe(200);
    expect((await mine(other))?.form.chronicIllness).toBe(long);
  });

  it('that speaks of distress asks for the helplines, and keeps that it did', async () => {
    const other = await logIn(server, '9630000004');
    const sent = await submit(other, { difficultIssues: 'I do not want to live any more' });
    expect(sent.reply.showHelp).toBe(true);
    expect((await staffRead(await userOf(server, other)))?.speaksOfDistress).toBe(true);
    expect((await submit(other)).reply.showHelp).toBe(false);
  });

  it('sent twenty times at one moment is twenty revisions, none lost', async () => {
    const other = await logIn(server, '9630000005');
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => submit(other, { referredBy: `friend ${at}` })),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const rows = await deps.db
      .selectFrom('intake_forms')
      .select('revision')
      .where('user_id', '=', await userOf(server, other))
      .orderBy('revision')
      .execute();
    expect(rows.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });
});

describe('a read by staff', () => {
  it('is noted with who, why and which revision', async () => {
    const userId = await userOf(server, token);
    const read = { revision: 2, kind: 'intake', outcome: 'read' };
    expect((await staffRead(userId))?.form.livesWith).toBe('alone now');
    await sleep(2);
    await staffRead(userId, 'Support', 'asked by the client');
    expect(await readsOf(userId)).toEqual([
      { staff: 'Therapist 2', purpose: 'before the session', ...read },
      { staff: 'Support', purpose: 'asked by the client', ...read },
    ]);
  });

  it('is noted though there was nothing to read', async () => {
    const userId = await userOf(server, await logIn(server, '9630000006'));
    expect(await staffRead(userId)).toBeUndefined();
    expect(await readsOf(userId)).toMatchObject([{ revision: null, outcome: 'nothing' }]);
  });

  it.each([
    ['nobody', '', 'a reason'],
    ['no reason', 'Therapist 2', ' '],
  ])('by %s is refused', async (_, staff, purpose) => {
    const userId = await userOf(server, token);
    const before = await readsOf(userId);
    await expect(staffRead(userId, staff, purpose)).rejects.toThrow(RangeError);
    expect(await readsOf(userId)).toEqual(before);
  });
});

describe('private', () => {
  it('nothing that was written lies in the clear in the database', async () => {
    await submit(token);
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')
    `.execute(deps.db);
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t
      `.execute(deps.db);
      const text = rows.map(({ row }) => row).join('\n');
      for (const secret of SECRETS) {
        const inHex = Buffer.from(secret).toString('hex');
        const found = text.includes(secret) || text.includes(inHex);
        expect({ name, secret, found }).toEqual({ name, secret, found: false });
      }
    }
    expect(tables.map(({ name }) => name)).toContain('public.intake_forms');
  });

  it('nor in the log, a mail or an SMS', async () => {
    while ((await jobs.drain()) > 0);
    const told = JSON.stringify([logged, mail.sent, sms.sent]);
    expect(told).toContain('/api/intake-form/submit');
    for (const secret of SECRETS) expect(told).not.toContain(secret);
  });

  it('reads on after the master key was changed', async () => {
    const [old] = deps.env.masterKeys;
    if (!old) throw new Error('no master key');
    const fresh = { id: 'fresh', key: Buffer.alloc(32, 7) };
    await createUserKeys([fresh, old]).rewrapAll(deps.db);
    const userId = await userOf(server, token);
    const sent = await inTransaction(deps.db, (tx, now) =>
      readForStaff(
        tx,
        createUserKeys([fresh]),
        { userId, staff: 'A', purpose: 'a test', reference: REFERENCE },
        now,
      ),
    );
    expect(sent?.form).toEqual(FORM);
  });

  it('and not at all once the user’s key is destroyed', async () => {
    const userId = await userOf(server, token);
    await inTransaction(deps.db, (tx) => deps.userKeys.destroy(tx, userId));
    expect(await staffRead(userId)).toBeUndefined();
    const { status, refusal } = await call(app, myIntake, { token });
    expect([status, refusal.code]).toEqual([401, 'auth.signed-out']);
  });
});
