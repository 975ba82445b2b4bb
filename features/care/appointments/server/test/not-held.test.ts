import { addDays } from '@dhruva/civil-time';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { StaffCommandRefusal, decideHeld, decideNotHeld } from '@dhruva/house/desks/server';
import { therapistCommand } from '@dhruva/house/desks/server/test/run-therapist';
import { logIn } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { ownData } from '@dhruva/house/privacy/server/test/own-data';
import { openClinic } from './clinic.ts';

/** Sessions reported as not held, and their outcomes. */
const clinic = await openClinic(9_718_000_000);
const { server, db, newBuyer, buyPlan, buySession, book, only, reportNotHeld, newsOf, setClock } =
  clinic;
const run = therapistCommand(server);
const own = ownData(server);
const WHO = { staff: 'Meera', reason: 'the therapist was ill' } as const;
const who = ['--staff', WHO.staff, '--reason', WHO.reason];

const decide = (reference: string) => decideNotHeld(server.deps, { reference, ...WHO });
/** Sets the clock to noon of the day before a session. */
const dayBefore = async (date: string): Promise<void> => setClock(`${addDays(date, -1)} 12:00:00`);

const bought = async (date: string, therapistId: '2' | '4' = '2') => {
  await dayBefore(date);
  const token = await newBuyer();
  return { token, ...(await buySession(token, { therapistId, date })) };
};
const byCredit = async (date: string) => {
  await dayBefore(date);
  const token = await newBuyer();
  const plan = await buyPlan(token, 'pack-6');
  const { appointment } = (await book(token, plan, { therapistId: '3', date })).reply;
  return { token, plan, ...appointment };
};
const code = ({ status, refusal }: Awaited<ReturnType<typeof reportNotHeld>>) => [
  status,
  refusal.code,
];
const decisions = async (id: string) =>
  db
    .selectFrom('staff_decisions')
    .select(['decision', 'staff', 'reason'])
    .where('appointment_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
const refundsOf = async (token: string) => (await clinic.bookings(token))[0]?.refunds;
/** The refunds of the only purchase, and the sessions left in a plan. */
const givenBack = async (token: string) => ({
  paise: (await refundsOf(token))?.map(({ amountPaise }) => amountPaise),
  credits: await clinic.credits(token),
});
const MONEY_BACK = { paise: [150_000], credits: [] };
const CREDIT_BACK = { paise: [], credits: [6] };
const WHOLE = { amountPaise: 150_000, reason: 'not-held' };

describe('a client says so', () => {
  it('from the end of the session for 48 hours: a case with a due time two working days on', async () => {
    const { token, id } = await bought('2026-11-30');
    expect(await only(token)).toMatchObject({ notHeldUntil: null, case: null });
    await setClock('2026-11-30 15:44:00');
    expect(code(await reportNotHeld(token, id))).toEqual([409, 'appointment.not-sayable']);
    await setClock('2026-11-30 15:46:00');
    expect(await only(token)).toMatchObject({
      state: 'over',
      notHeldUntil: '2026-12-02T10:15:00.000Z',
    });
    await setClock('2026-12-02 15:44:00');
    const { status, reply } = await reportNotHeld(token, id, 'Nobody came.');
    expect([status, reply]).toMatchObject([
      200,
      {
        message: 'Thank you for telling us. A person looks into it.',
        appointment: { state: 'over', notHeldUntil: null, case: { outcome: null } },
      },
    ]);
    expect(reply.appointment.case?.dueAt).toMatch(/^2026-12-04T10:14:/);
    expect(await only(token)).toEqual(reply.appointment);
  });

  it('too late, or before: refused, and nothing is kept', async () => {
    const { token, id } = await bought('2026-12-01');
    expect(code(await reportNotHeld(token, id))).toEqual([409, 'appointment.not-sayable']);
    await setClock('2026-12-03 15:45:01');
    expect((await only(token)).notHeldUntil).toBeNull();
    expect(code(await reportNotHeld(token, id))).toEqual([409, 'appointment.not-sayable']);
    expect((await only(token)).case).toBeNull();
  });

  it('again or three times at once, it is one case with its first note; mails go out once', async () => {
    const { token, id, reference } = await bought('2026-12-02');
    await server.jobs.drain();
    await setClock('2026-12-02 16:00:00');
    const same = await Promise.all(['one', 'two', 'three'].map((n) => reportNotHeld(token, id, n)));
    const [first] = same.map(({ reply }) => reply.appointment);
    for (const { status, reply } of same) expect([status, reply.appointment]).toEqual([200, first]);
    await setClock('2026-12-05 09:00:00');
    expect((await reportNotHeld(token, id)).reply.appointment.case).toEqual(first?.case);
    expect(await newsOf(id)).toEqual(['booked', 'not-held-said']);
    await setClock('2026-12-02 16:00:00');
    server.mail.sent.length = 0;
    await server.jobs.drain();
    const toSupport = server.mail.sent.filter(({ subject }) => subject.startsWith(reference));
    expect(toSupport).toEqual([
      {
        to: server.deps.env.supportEmail,
        subject: `${reference}: not held? Due Fri 4 December 2026, 4:00 PM (India time)`,
        text: expect.not.stringMatching(/\b(one|two|three)\b|Sample/),
      },
    ]);
    const toTherapist = server.mail.sent.filter(({ subject }) => /did it take place/.test(subject));
    expect(toTherapist).toEqual([
      {
        to: server.deps.env.therapistEmails['2'],
        subject: `Appointment ${reference}: did it take place?`,
        text: expect.not.stringMatching(/\b(one|two|three)\b|Sample/),
      },
    ]);
    const [toClient] = server.mail.sent.filter(({ subject }) => /your message/.test(subject));
    expect(toClient?.text).toContain('answers by Fri 4 December 2026, 4:00 PM');
  });

  it('a stranger, or of a session that was cancelled: refused', async () => {
    const { token, id, orderId } = await bought('2026-12-03');
    const other = await bought('2026-12-04');
    await clinic.cancelPurchase(token, orderId);
    await setClock('2026-12-04 16:00:00');
    expect(code(await reportNotHeld(token, id))).toEqual([409, 'appointment.not-sayable']);
    expect(code(await reportNotHeld(token, other.id))).toEqual([404, 'appointment.unknown']);
    expect(code(await reportNotHeld(token, 'none'))).toEqual([404, 'appointment.unknown']);
    expect((await only(other.token)).case).toBeNull();
  });

  it('a note that is too long is refused, and the case can still be opened', async () => {
    const { token, id } = await bought('2026-12-07');
    await setClock('2026-12-07 16:00:00');
    expect(code(await reportNotHeld(token, id, 'x'.repeat(501)))).toEqual([400, 'request.invalid']);
    expect((await reportNotHeld(token, id, 'x'.repeat(500))).status).toBe(200);
  });
});

describe('not held', () => {
  it('a bought one gives the whole amount back, with or without a case, once', async () => {
    for (const date of ['2026-12-08', '2026-12-09']) {
      const { token, id, reference } = await bought(date);
      await setClock(`${date} 16:00:00`);
      const isSaid = date === '2026-12-08';
      if (isSaid) await reportNotHeld(token, id, 'Nobody came.');
      expect(await decide(reference)).toMatch(/^Not held: .* goes back/);
      expect(await only(token)).toMatchObject({
        state: 'not-held',
        notHeldUntil: null,
        case: isSaid ? { outcome: 'not-held' } : null,
      });
      const [booking] = await clinic.bookings(token);
      expect(booking).toMatchObject({
        stage: 'Not held',
        state: 'refunding',
        refunds: [WHOLE],
        cancellation: null,
      });
      expect(await clinic.cellsOf(id)).toEqual([]);
      await expect(decide(reference)).rejects.toThrow('everything was given back for it');
      expect(await decisions(id)).toEqual([{ decision: 'not-held', ...WHO }]);
      await clinic.settleUnanswered();
      expect(await refundsOf(token)).toMatchObject([WHOLE]);
      expect((await newsOf(id)).at(-1)).toBe('not-held');
      await server.jobs.drain();
      expect((await clinic.bookings(token))[0]?.state).toBe('refunded');
    }
  });

  it('one by credit gives its credit back, usable thirty days more though the plan has ended', async () => {
    const { token, plan, id, reference } = await byCredit('2026-12-08');
    await clinic.endPlan(plan, '2026-12-09 00:00:00');
    await setClock('2026-12-10 10:00:00');
    expect(await clinic.credits(token)).toEqual([]);
    await reportNotHeld(token, id);
    expect(await decide(reference)).toContain('back in its plan');
    expect(await clinic.credits(token)).toEqual([6]);
    expect((await only(token)).state).toBe('not-held');
    const again = await book(token, plan, { therapistId: '3', date: '2027-01-08' });
    expect(again.reply.appointment.state).toBe('confirmed');
  });

  it('two of ours and the job at once: given back once, and one is told so', async () => {
    for (const make of [() => bought('2026-12-10'), () => byCredit('2026-12-10')]) {
      const { token, id, reference, paidBy } = await make();
      await setClock('2026-12-10 16:00:00');
      await reportNotHeld(token, id);
      await setClock('2026-12-14 16:00:00');
      const [one, two] = await Promise.allSettled([
        decide(reference),
        decide(reference),
        clinic.settleUnanswered(),
      ]);
      const done = [one, two].filter(({ status }) => status === 'fulfilled').length;
      expect(done).toBeLessThan(2);
      expect(await decisions(id)).toHaveLength(done);
      const { state, case: said } = await only(token);
      expect([state, said?.outcome]).toEqual([
        'not-held',
        done === 1 ? 'not-held' : 'not-answered',
      ]);
      expect(await givenBack(token)).toEqual(paidBy === 'order' ? MONEY_BACK : CREDIT_BACK);
      expect((await newsOf(id)).filter((news) => news === 'not-held')).toHaveLength(1);
    }
  });

  it('what lies ahead, was cancelled or is no session is refused by us too', async () => {
    const { token, orderId, reference } = await bought('2026-12-14');
    await expect(decide(reference)).rejects.toBeInstanceOf(StaffCommandRefusal);
    await clinic.cancelPurchase(token, orderId);
    await setClock('2026-12-14 16:00:00');
    await expect(decide(reference)).rejects.toBeInstanceOf(StaffCommandRefusal);
    await expect(decide('A-1B2C3D4E')).rejects.toThrow('is no session');
  });
});

describe('held', () => {
  it('the case is closed, nothing goes back, the client is told how to answer; it can be decided anew', async () => {
    const { token, id, reference } = await bought('2026-12-15');
    await setClock('2026-12-15 16:00:00');
    await expect(decideHeld(server.deps, { reference, ...WHO })).rejects.toThrow('No case is open');
    await reportNotHeld(token, id);
    expect(await run('held', reference, ...who)).toMatchObject({ code: 0 });
    await expect(decideHeld(server.deps, { reference, ...WHO })).rejects.toThrow('No case is open');
    expect(await only(token)).toMatchObject({ state: 'over', case: { outcome: 'held' } });
    server.mail.sent.length = 0;
    await server.jobs.drain();
    const [mail] = server.mail.sent.filter(({ subject }) => /looked into/.test(subject));
    expect(mail?.text).toMatch(/please answer: write to support@example.test and name S-/);
    const read = await run('case', reference, '--staff', 'Meera', '--purpose', 'asked again');
    expect(read).toMatchObject({ code: 0, told: expect.stringContaining('Nothing was written') });
    await setClock('2026-12-19 16:00:00');
    await clinic.settleUnanswered();
    expect(await refundsOf(token)).toEqual([]);
    expect(await run('not-held', reference, '--staff', 'Meera')).toMatchObject({ code: 2 });
    expect(await run('not-held', reference, ...who)).toMatchObject({ code: 0 });
    expect(await refundsOf(token)).toMatchObject([WHOLE]);
    expect(await decisions(id)).toMatchObject([{ decision: 'held' }, { decision: 'not-held' }]);
  });
});

describe('past its due time', () => {
  it.each([
    ['the money goes back', () => bought('2026-12-16')],
    ['the credit comes back', () => byCredit('2026-12-16')],
  ])('%s by itself, once', async (_, make) => {
    const { token, id, paidBy } = await make();
    await setClock('2026-12-16 16:00:00');
    await reportNotHeld(token, id);
    await setClock('2026-12-18 15:59:00');
    await clinic.settleUnanswered();
    expect(await only(token)).toMatchObject({ state: 'over', case: { outcome: null } });
    await setClock('2026-12-18 16:00:30');
    await Promise.all([clinic.settleUnanswered(), clinic.settleUnanswered()]);
    await clinic.settleUnanswered();
    expect(await only(token)).toMatchObject({
      state: 'not-held',
      case: { outcome: 'not-answered' },
    });
    expect(await givenBack(token)).toEqual(paidBy === 'order' ? MONEY_BACK : CREDIT_BACK);
    expect(await newsOf(id)).toEqual(['booked', 'not-held-said', 'not-held']);
    expect(await decisions(id)).toEqual([]);
  });
});

describe('what the client wrote', () => {
  const NOTE = 'I sat before a black window.';
  const PHONE = '9719999999';

  it('is sealed, read by us with a purpose, and part of the download', async () => {
    await dayBefore('2026-12-17');
    const token = await logIn(server, PHONE);
    const { id, reference } = await buySession(token, { therapistId: '4', date: '2026-12-17' });
    await setClock('2026-12-17 16:00:00');
    await reportNotHeld(token, id, NOTE);
    const rows = await dump(db);
    expect(rows).toContain('public.not_held_cases (');
    for (const clear of [NOTE, Buffer.from(NOTE).toString('hex')])
      expect(rows).not.toContain(clear);

    const { told } = await run('cases');
    expect(told).toContain(`${reference}  due 19 December 2026, 4:00 PM`);
    expect(told).not.toContain(NOTE);
    const read = await run('case', reference, '--staff', 'Meera', '--purpose', 'to decide it');
    expect([read.code, read.told]).toEqual([0, expect.stringContaining(NOTE)]);
    expect(await run('case', reference, '--staff', 'Meera')).toMatchObject({ code: 2 });
    const noted = await db
      .selectFrom('staff_reads')
      .select(['kind', 'outcome', 'staff'])
      .where('reference', '=', reference)
      .execute();
    expect(noted).toEqual([{ kind: 'not-held-note', outcome: 'read', staff: 'Meera' }]);

    const file = await own.download(token, await own.prove(token, PHONE));
    const { 'my-data.json': json } = unzipSync(new Uint8Array(file.rawPayload));
    expect(strFromU8(json ?? new Uint8Array())).toContain(NOTE);
  });

  it('goes with the account; what is due still goes back', async () => {
    await setClock('2026-12-17 16:30:00');
    const token = await logIn(server, PHONE);
    const { id, orderId } = await only(token);
    const proof = await own.prove(token, PHONE);
    const { refundPaise } = await own.preview(token);
    expect((await own.remove(token, { ...proof, refundPaise })).status).toBe(200);
    const row = () =>
      db
        .selectFrom('not_held_cases')
        .select(['note', 'outcome'])
        .where('appointment_id', '=', id)
        .execute();
    expect(await row()).toEqual([{ note: null, outcome: null }]);
    await setClock('2026-12-19 16:30:00');
    await clinic.settleUnanswered();
    expect(await row()).toEqual([{ note: null, outcome: 'not-answered' }]);
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount_paise', 'reason'])
      .where('order_id', '=', orderId)
      .execute();
    expect(refunds).toEqual([{ amount_paise: 150_000, reason: 'not-held' }]);
  });
});
