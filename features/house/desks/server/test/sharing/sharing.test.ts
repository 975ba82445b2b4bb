import { TERMS_VERSION } from '@dhruva/kernel/limits';
import { describe, expect, it } from 'vitest';
import { StaffCommandRefusal } from '../../staff-command-refusal.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { therapistCommand } from '../run-therapist.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { FIRST_TICKED, LAST_TICKED, sharers } from './clients.ts';

/** Sharing symptom tracker entries with a therapist: the routes, and what the command then shows. */
const server = await buildTestApp();
const { newBuyer, setClock, booked, bookedBy, save, shares, show, takeBack, ask, noted, rows } =
  sharers(server, 9_690_000_000);
await setClock('2026-11-21 12:00:00');
const run = therapistCommand(server);

const who = ['--staff', 'Dr. Rao', '--purpose', 'before the session'];
const open = (reference: string, therapistId: string) =>
  run('entries', reference, '--therapist', therapistId, ...who);

describe('the choice', () => {
  it('is off at first, and there for each therapist one has a session with', async () => {
    const { token } = await booked('6', '2026-12-10');
    const endsAt = '2027-03-10T10:15:00.000Z';
    const off = { therapistId: '6', since: null, endsAt, looks: 0, lastLookAt: null };
    expect(await shares(token)).toEqual([off]);
    await bookedBy(token, '1', '2026-12-11');
    expect((await shares(token)).map(({ therapistId }) => therapistId)).toEqual(['1', '6']);
    expect(await shares(await newBuyer())).toEqual([]);
  });

  it('is given once however often it is sent, says until when, and can be taken back twice', async () => {
    const { token, userId } = await booked('6', '2026-12-11');
    for (const _ of ['once', 'again'])
      expect((await show(token, '6')).reply).toMatchObject([
        { therapistId: '6', since: expect.any(String), endsAt: '2027-03-11T10:15:00.000Z' },
      ]);
    const given = { therapist_id: '6', version: TERMS_VERSION, since: expect.any(Date) };
    expect(await rows({ userId })).toEqual([{ ...given, ended_at: null, ended_by: null }]);
    for (const _ of ['once', 'again'])
      expect((await takeBack(token, '6')).reply).toMatchObject([{ since: null }]);
    const ended = { ...given, ended_at: expect.any(Date), ended_by: 'user' };
    expect(await rows({ userId })).toEqual([ended]);
    await show(token, '6');
    expect(await rows({ userId })).toEqual([ended, { ...given, ended_at: null, ended_by: null }]);
  });

  it('is refused without a session of that therapist, and nothing is kept', async () => {
    const { token, userId } = await booked('6', '2026-12-12');
    const { status, refusal } = await show(token, '5');
    expect([status, refusal.code]).toEqual([409, 'counselling.no-session']);
    expect(await rows({ userId })).toEqual([]);
    expect((await takeBack(token, '5')).status).toBe(200);
  });

  it('can be given thirty times a day, and taken back always', async () => {
    const { token } = await booked('6', '2026-12-14');
    for (let many = 0; many < 30; many += 1) expect((await show(token, '6')).status).toBe(200);
    expect((await show(token, '6')).refusal.code).toBe('request.rate-limited');
    expect((await takeBack(token, '6')).reply).toMatchObject([{ since: null }]);
  });
});

describe('a therapist', () => {
  it('opens all entries shown to them, new ones too; each look is noted and told to the client', async () => {
    const { token, userId, reference } = await booked('2', '2026-12-10');
    await save(token);
    await show(token, '2');
    const first = await open(reference, '2');
    expect(first.code).toBe(0);
    expect(first.told).toContain(`Entries of the client of ${reference}, shown to Sample`);
    for (const text of ['21 November 2026, 12:0', '3 of 5', ...FIRST_TICKED])
      expect(first.told).toContain(text);
    expect(first.told).not.toContain('DISTRESS');
    await save(token, LAST_TICKED, 1);
    const { told } = await open(reference, '2');
    for (const text of ['1 of 5', 'DISTRESS', ...FIRST_TICKED, ...LAST_TICKED])
      expect(told).toContain(text);
    const whose = { kind: 'entries', outcome: 'read', therapist_id: '2', user_id: userId };
    const read = { ...whose, staff: 'Dr. Rao', purpose: 'before the session' };
    expect(await noted(reference)).toEqual([read, read]);
    expect(await shares(token)).toMatchObject([{ looks: 2, lastLookAt: expect.any(String) }]);
    expect((await run('reads', '--user', reference)).told).toMatch(/ read +entries +S-/);
  });

  it('is told when nothing is saved, and that look counts too', async () => {
    const { token, reference } = await booked('2', '2026-12-11');
    await show(token, '2');
    expect(await open(reference, '2')).toMatchObject({
      code: 0,
      told: expect.stringContaining('Nothing is saved.'),
    });
    expect(await noted(reference)).toMatchObject([{ kind: 'entries', outcome: 'nothing' }]);
    expect(await shares(token)).toMatchObject([{ looks: 1 }]);
  });

  it('69: is refused as if there were nothing: not shown, shown to another, taken back, unknown; all of it noted', async () => {
    const { token, userId, reference } = await booked('2', '2026-12-14');
    await save(token);
    const asks = (therapistId?: string) => ask({ reference, therapistId });
    const refused = new StaffCommandRefusal(`There are no entries of ${reference} for you.`);
    expect(await asks('2')).toEqual(refused);
    await bookedBy(token, '3', '2026-12-15');
    await show(token, '3');
    expect(await open(reference, '2')).toEqual({ code: 1, told: `${refused.message}\n` });
    for (const nobody of ['3', undefined, 'support']) expect(await asks(nobody)).toEqual(refused);
    expect(await ask({ reference: 'S-00000000', therapistId: '2' })).toEqual(
      new StaffCommandRefusal(refused.message.replace(reference, 'S-00000000')),
    );
    await show(token, '2');
    expect(await asks('2')).toContain('3 of 5');
    await takeBack(token, '2');
    expect(await asks('2')).toEqual(refused);
    const all = await noted(reference);
    expect(all.map(({ outcome, therapist_id }) => [outcome, therapist_id])).toEqual([
      ['refused', '2'],
      ['refused', '2'],
      ['refused', '3'],
      ['refused', null],
      ['refused', null],
      ['read', '2'],
      ['refused', '2'],
    ]);
    for (const one of all) expect(one).toMatchObject({ kind: 'entries', user_id: userId });
    expect(await noted('S-00000000')).toMatchObject([{ outcome: 'refused', user_id: null }]);
    expect(await shares(token)).toMatchObject([
      { therapistId: '3', since: expect.any(String), looks: 0 },
      { therapistId: '2', since: null, looks: 1 },
    ]);
  });

  it('names a session, themselves and a purpose, or nothing is opened', async () => {
    const { token, reference } = await booked('2', '2026-12-15');
    await show(token, '2');
    const item = { kind: 'assessment', assessmentId: 'anxiety', therapistId: '2' } as const;
    const { orderId } = (await buy(server, token, item)).checkout;
    const assessment = `A-${orderId.slice(0, 8).toUpperCase()}`;
    expect((await open(assessment, '2')).told).toBe(
      `${assessment} is no session, such as S-1B2C3D4E.\n`,
    );
    for (const options of [['--staff', 'Dr. Rao'], ['--purpose', 'p'], who.with(3, ' ')])
      expect(await run('entries', reference, '--therapist', '2', ...options)).toMatchObject({
        code: 2,
      });
    expect(await noted(reference)).toEqual([]);
  });
});

it('70: nothing of what was shown lies in the clear afterwards', async () => {
  const text = await dump(server.deps.db);
  expect(text).toContain('public.entry_shares');
  expect(text).toContain('before the session');
  for (const secret of [...FIRST_TICKED, ...LAST_TICKED])
    for (const form of [secret, Buffer.from(secret).toString('hex')])
      expect(text).not.toContain(form);
});
