import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { saveEntry } from '@dhruva/care/tracker/contract/routes';
import { SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, userOf } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { referenceOfOrder, therapistCommand } from './run-therapist.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { SECRETS, therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { staffReads } from '@dhruva/server/test/staff-reads.ts';

/** The `therapist` command's actions on single clients, and what is logged of them. */
const server = await buildTestApp();
const { app, deps, jobs } = server;
const { newBuyer, setClock } = buyers(server, 9_670_000_000);
await setClock('2026-11-21 12:00:00');
const run = therapistCommand(server);

const INTAKE = {
  name: 'Kadambari of the intake',
  phone: '9607081999',
  difficultIssues: 'नींद की समस्या है और रात भर जागना',
};

const booked = async (therapistId: TherapistId, date: string) => {
  const token = await newBuyer();
  const { checkout } = await buy(server, token, therapy({ therapistId, date }));
  return { token, reference: await referenceOfOrder(server, checkout.orderId) };
};
const who = ['--staff', 'Dr. Rao', '--purpose', 'before the session'];
const reads = (reference: string) => staffReads(server, reference);

describe('a client', () => {
  it('is shown to their therapist: what they wrote when booking and in the intake form, and nothing of how they felt', async () => {
    const { token, reference } = await booked('6', '2026-12-10');
    await call(app, submitIntake, { token, body: INTAKE });
    const symptoms = SYMPTOMS.slice(-8).map(({ label }) => label);
    await call(app, saveEntry, { token, body: { rating: 1, symptoms } });
    const { code, told } = await run('client', reference, '--therapist', '6', ...who);
    expect(code).toBe(0);
    expect(told).toContain(
      `Session ${reference} with Sample therapist F, 10 December 2026, 3:00 PM`,
    );
    const { pseudoName, mobile, address } = SECRETS;
    for (const text of [pseudoName, mobile, address, ...Object.values(INTAKE)])
      expect(told).toContain(text);
    for (const text of [...symptoms, SECRETS.name, SECRETS.email]) expect(told).not.toContain(text);
    const noted = { outcome: 'read', staff: 'Dr. Rao', purpose: 'before the session' };
    const whose = { therapist_id: '6', user_id: await userOf(server, token) };
    expect(await reads(reference)).toEqual([
      { kind: 'booking-form', ...noted, ...whose },
      { kind: 'intake', ...noted, ...whose },
    ]);
  });

  it('who bought an assessment is shown by its reference, with the intake form', async () => {
    const token = await newBuyer();
    await call(app, submitIntake, { token, body: INTAKE });
    const item = { kind: 'assessment', assessmentId: 'anxiety', therapistId: '3' } as const;
    const { checkout } = await buy(server, token, item);
    const reference = `A-${checkout.orderId.slice(0, 8).toUpperCase()}`;
    const { code, told } = await run('client', reference, '--therapist', '3', ...who);
    expect([code, told]).toEqual([0, expect.stringContaining(INTAKE.difficultIssues)]);
    expect(await reads(reference)).toMatchObject([{ kind: 'intake', outcome: 'read' }]);
    const other = await run('client', reference, '--therapist', '2', ...who);
    expect(other).toEqual({ code: 1, told: `There is no ${reference} that is yours.\n` });
  });

  it('69: another therapist’s client is refused as one that does not exist, and that is noted', async () => {
    const { token, reference } = await booked('2', '2026-12-10');
    const refused = { code: 1, told: `There is no ${reference} that is yours.\n` };
    expect(await run('client', reference, '--therapist', '3', ...who)).toEqual(refused);
    const unknown = await run('client', 'S-00000000', '--therapist', '3', ...who);
    expect(unknown.told).toBe(refused.told.replace(reference, 'S-00000000'));
    const whose = { outcome: 'refused', therapist_id: '3', user_id: await userOf(server, token) };
    expect(await reads(reference)).toMatchObject([
      { kind: 'booking-form', ...whose },
      { kind: 'intake', ...whose },
    ]);
    expect(await reads('S-00000000')).toMatchObject([{ user_id: null }, { user_id: null }]);
  });

  it('69: support, which is no therapist, is refused, and that is noted', async () => {
    const { reference } = await booked('2', '2026-12-11');
    expect(await run('client', reference, ...who)).toMatchObject({ code: 1 });
    expect(await run('client', reference, '--therapist', 'support', ...who)).toMatchObject({
      code: 1,
    });
    const noted = await reads(reference);
    expect(noted).toHaveLength(4);
    for (const one of noted) expect(one).toMatchObject({ outcome: 'refused', therapist_id: null });
  });

  it('is theirs only while the session is booked', async () => {
    const { reference } = await booked('3', '2026-12-14');
    const cancelled = await run('cancel', reference, '--staff', 'Dr. Rao', '--reason', 'unwell');
    expect(cancelled.code).toBe(0);
    expect(await run('client', reference, '--therapist', '3', ...who)).toMatchObject({ code: 1 });
  });

  it.each([
    ['nobody', '2026-12-16', ['--purpose', 'p']],
    ['no purpose', '2026-12-17', ['--staff', 'Dr. Rao']],
    ['an empty purpose', '2026-12-18', ['--staff', 'Dr. Rao', '--purpose', ' ']],
  ])('is not shown to %s', async (_, date, options) => {
    const { reference } = await booked('6', date);
    const asked = await run('client', reference, '--therapist', '6', ...options);
    expect(asked).toMatchObject({ code: 2 });
    expect(await reads(reference)).toEqual([]);
  });
});

it('the therapist cancels: the time is lost, free for others, and everybody is told', async () => {
  const { reference } = await booked('1', '2026-12-10');
  const cancel = ['cancel', reference, '--staff', 'Dr. Rao', '--reason', 'a funeral'];
  const done = await run(...cancel);
  expect(done.code).toBe(0);
  expect(done.told).toContain('10 December 2026, 3:00 PM');
  const rows = await deps.db
    .selectFrom('staff_cancellations')
    .innerJoin('appointments', 'appointments.id', 'staff_cancellations.appointment_id')
    .select(['staff', 'reason', 'state'])
    .where('reason', '=', 'a funeral')
    .execute();
  expect(rows).toEqual([{ staff: 'Dr. Rao', reason: 'a funeral', state: 'unplaced' }]);
  const told = await deps.db
    .selectFrom('outbox_messages')
    .select('kind')
    .where('kind', 'like', 'appointments.unplaced.%')
    .execute();
  expect(told.length).toBeGreaterThan(0);
  await buy(server, await newBuyer(), therapy({ therapistId: '1', date: '2026-12-10' }));
  expect(await run(...cancel)).toEqual({
    code: 1,
    told: `There is no session ${reference} ahead.\n`,
  });
});

it('who read what is listed, all, of one client, and since a day; nothing of what was read', async () => {
  const { reference } = await booked('5', '2026-12-10');
  await run('client', reference, '--therapist', '5', ...who);
  const { code, told } = await run('reads', '--user', reference);
  expect(code).toBe(0);
  const [head, ...lines] = told.trim().split('\n');
  expect(head).toMatch(/^WHEN \(INDIA\) +OUTCOME +WHAT +OF +THERAPIST +WHO +WHAT FOR$/);
  expect(lines.map((line) => line.split(/ {2,}/).slice(1))).toEqual([
    ['read', 'booking-form', reference, '5', 'Dr. Rao', 'before the session'],
    ['nothing', 'intake', reference, '5', 'Dr. Rao', 'before the session'],
  ]);
  expect((await run('reads')).told.split('\n').length).toBeGreaterThan(lines.length + 4);
  expect((await run('reads', '--since', '2026-11-21')).told).toContain(reference);
  expect(await run('reads', '--since', '2026-11-22')).toEqual({
    code: 0,
    told: 'Nobody read anything.\n',
  });
  expect(await run('reads', '--user', 'S-00000000')).toMatchObject({ code: 1 });
  expect(await run('reads', '--since', 'yesterday')).toMatchObject({ code: 1 });
});

it('what was read lies nowhere in the clear afterwards', async () => {
  await jobs.drain();
  const rows = await dump(deps.db);
  expect(rows).toContain('public.staff_reads');
  for (const text of [
    ...Object.values(INTAKE),
    SECRETS.pseudoName,
    SECRETS.mobile,
    SECRETS.address,
  ])
    for (const form of [text, Buffer.from(text).toString('hex')]) expect(rows).not.toContain(form);
});
