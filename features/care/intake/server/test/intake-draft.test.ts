import { intakeForm } from '../../contract/schemas.ts';
import { myIntake, myIntakeDraft, saveIntakeDraft, submitIntake } from '../../contract/routes.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DRAFT_SWEEP } from '../draft.jobs.ts';
import { intakeDrafters, readForStaff } from '../index.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { useUp } from '@dhruva/server/test/budgets.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { ownData } from '@dhruva/house/privacy/server/test/own-data';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps, jobs, logged } = server;
const { setClock } = buyers(server, 0);
const { later, prove, download, remove, userOf } = ownData(server);
await setClock('2026-11-21 12:00:00');

/** An incomplete form that could not be sent. */
const BEGUN = {
  phone: '98',
  difficultIssues: 'Secret mornings of Kadambari',
  livesWith: ' alone ',
};
const WHOLE = { name: 'Kadambari', phone: '9607081999', difficultIssues: 'Secret mornings' };

const save = (token: string, body: object = BEGUN) => call(app, saveIntakeDraft, { token, body });
const drafted = async (token: string) => (await call(app, myIntakeDraft, { token })).reply.draft;
const submit = (token: string, body: object = WHOLE) => call(app, submitIntake, { token, body });
const rowsOf = async (userId: string): Promise<number> => {
  const all = deps.db.selectFrom('intake_drafts').select('user_id').where('user_id', '=', userId);
  return (await all.execute()).length;
};

describe('a form that is being written', () => {
  it('is kept as it was typed, though it could not be sent, and read by its owner only', async () => {
    const token = await logIn(server, '9631000001');
    const stranger = await logIn(server, '9631000002');
    expect(await drafted(token)).toBeNull();
    const { status, reply } = await save(token);
    expect(status).toBe(200);
    const kept = { form: intakeForm.parse(BEGUN), savedAt: reply.savedAt };
    expect(await drafted(token)).toEqual(kept);
    expect(await drafted(stranger)).toBeNull();
    await save(stranger, { livesWith: 'somewhere else' });
    expect(await drafted(token)).toEqual(kept);
    expect(await intakeDrafters(deps.db, [await userOf(token)])).toEqual(
      new Set([await userOf(token)]),
    );
  });

  it('is replaced as a whole by the next one: one row a person', async () => {
    const token = await logIn(server, '9631000003');
    await save(token);
    await save(token, { occupation: 'Teacher' });
    expect((await drafted(token))?.form).toEqual(intakeForm.parse({ occupation: 'Teacher' }));
    await Promise.all(Array.from({ length: 10 }, (_, at) => save(token, { age: String(at) })));
    expect(await rowsOf(await userOf(token))).toBe(1);
  });

  it('is no one’s of the staff to read, and lies nowhere in the clear', async () => {
    const token = await logIn(server, '9631000004');
    await save(token);
    const userId = await userOf(token);
    const asked = { userId, staff: 'Dr. Rao', purpose: 'a test', reference: 'S-1B2C3D4E' };
    const read = await inTransaction(deps.db, (tx, now) =>
      readForStaff(tx, deps.userKeys, asked, now),
    );
    expect(read).toBeUndefined();
    const rows = await dump(deps.db);
    expect(rows).toContain('public.intake_drafts (');
    for (const text of [BEGUN.difficultIssues, Buffer.from(BEGUN.difficultIssues).toString('hex')])
      expect(rows + JSON.stringify(logged)).not.toContain(text);
  });

  const writer = logIn(server, '9631000005');
  it.each([
    ['a text too long', { medicalCare: 'अ'.repeat(2_001) }, 'request.invalid'],
    ['a line too long', { age: '9'.repeat(201) }, 'request.invalid'],
    ['a field of its own', { diagnosis: 'none' }, 'request.unknown-key'],
  ])('with %s is refused, and what was kept stays', async (_, body, code) => {
    const token = await writer;
    await save(token);
    const { status, refusal } = await save(token, body);
    expect([status, refusal.code]).toEqual([400, code]);
    expect((await drafted(token))?.form.livesWith).toBe(BEGUN.livesWith);
  });

  it('is saved 600 times an hour and no more', async () => {
    const token = await logIn(server, '9631000006');
    await useUp(deps, saveIntakeDraft, { by: 'user', who: await userOf(token), left: 1 });
    expect((await save(token)).status).toBe(200);
    const { status, refusal } = await save(token, { age: '37' });
    expect([status, refusal.code]).toEqual([429, 'request.rate-limited']);
    expect((await drafted(token))?.form.age).toBe('');
  });
});

describe('sent', () => {
  it('with success it is gone, and what was sent counts; refused, it stays', async () => {
    const token = await logIn(server, '9631000011');
    await save(token);
    expect((await submit(token, BEGUN)).status).toBe(400);
    expect(await rowsOf(await userOf(token))).toBe(1);
    expect((await submit(token)).status).toBe(200);
    expect([await drafted(token), await rowsOf(await userOf(token))]).toEqual([null, 0]);
    expect((await call(app, myIntake, { token })).reply.sent?.form).toMatchObject(WHOLE);
    expect(await intakeDrafters(deps.db, [await userOf(token)])).toEqual(new Set());
  });

  it('a save of the same that comes after it, or together with it, brings nothing back', async () => {
    const token = await logIn(server, '9631000012');
    await submit(token);
    expect((await save(token, { ...WHOLE, name: ' Kadambari ' })).status).toBe(200);
    expect(await rowsOf(await userOf(token))).toBe(0);
    for (let round = 0; round < 20; round += 1) {
      const form = { ...WHOLE, age: String(round) };
      await Promise.all([save(token, form), submit(token, form), save(token, form)]);
      expect(await rowsOf(await userOf(token))).toBe(0);
    }
  });

  it('a change after it is a draft again, until it is taken back', async () => {
    const token = await logIn(server, '9631000013');
    await submit(token);
    await save(token, { ...WHOLE, livesWith: 'a cat' });
    expect((await drafted(token))?.form.livesWith).toBe('a cat');
    await save(token, WHOLE);
    expect(await drafted(token)).toBeNull();
  });
});

it('90 days untouched it is swept, a day less it is not', async () => {
  await setClock('2026-11-21 12:00:00');
  const token = await logIn(server, '9631000021');
  await save(token);
  const userId = await userOf(token);
  for (const [clock, left] of [
    ['2027-02-19 11:59:00', 1],
    ['2027-02-19 12:01:00', 0],
  ] as const) {
    await setClock(clock);
    await jobs.run(DRAFT_SWEEP);
    expect(await rowsOf(userId)).toBe(left);
  }
});

it('is in the download, and gone with the account', async () => {
  const phone = '9631000031';
  await later();
  const token = await logIn(server, phone);
  await save(token);
  const reply = await download(token, await prove(token, phone));
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  for (const file of Object.values(files)) expect(strFromU8(file)).toContain(BEGUN.difficultIssues);
  await later();
  const userId = await userOf(token);
  const deleted = await remove(token, { ...(await prove(token, phone)), refundPaise: 0 });
  expect(deleted.status).toBe(200);
  expect(await intakeDrafters(deps.db, [userId])).toEqual(new Set());
});
