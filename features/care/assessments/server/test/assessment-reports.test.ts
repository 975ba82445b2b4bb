import { DAY_MS } from '@dhruva/kernel/durations';
import { saveIntakeDraft } from '@dhruva/care/intake/contract/routes';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { up } from '@dhruva/server/migrations/0081-assessment-reports.ts';
import { assessmentsData } from '../index.ts';
import { findUnlock } from '../unlock.store.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, logIn, userOf } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { readPaymentRecords } from '@dhruva/money/payments/server/test/read-ledger';
import { faultsNow } from '@dhruva/money/payments/server/test/invariants';
import { order } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { assessmentActions, REPORT } from './assessment-actions.ts';

/** A paid assessment from the payment to its report, or to the refund for lateness. */
const server = await buildTestApp();
const { app, deps, jobs, mail, sms } = server;
const FIRST_PHONE = 9_680_000_000;
const { newBuyer, setClock } = buyers(server, FIRST_PHONE);
const deeds = assessmentActions(server);
const { buyOne, sendForm, deliver, read, cancel, mineOf, bookingOf, refundsOf } = deeds;
const MISSED = 'assessments.missed';

beforeEach(async () => {
  await setClock('2026-11-21 12:00:00');
  await jobs.drain();
  mail.sent.length = 0;
  sms.sent.length = 0;
});

const faultsOf = async (token: string) =>
  faultsNow(await readPaymentRecords(server, [await userOf(server, token)]));
const people = { last: FIRST_PHONE };
const someone = async () => {
  people.last += 1;
  return { phone: String(people.last), token: await newBuyer({ phone: SECRETS.mobile }) };
};
/** Logs in again: the session expires before the report is due. */
const again = (phone: string): Promise<string> => logIn(server, phone);
const bought = async () => {
  const { phone, token } = await someone();
  return { phone, token, ...(await buyOne(token)) };
};

describe('the promise', () => {
  it('is told before paying and after, and the state follows what was done', async () => {
    const { token, orderId, dueAt, reference } = await bought();
    expect(dueAt).toMatch(/^2026-12-05T06:30/);
    const [mine] = await mineOf(token);
    expect(mine).toMatchObject({ orderId, state: 'bought', reportAt: null });
    expect(await bookingOf(token, orderId)).toMatchObject({
      stage: 'Bought on 21 November 2026; please send the intake form',
      dueAt: mine?.dueAt,
    });
    await call(app, saveIntakeDraft, { token, body: { livesWith: 'my sister' } });
    expect((await mineOf(token))[0]?.state).toBe('form-open');
    expect((await bookingOf(token, orderId))?.stage).toBe(
      'The intake form is begun; please send it',
    );
    await sendForm(token);
    expect((await mineOf(token))[0]?.state).toBe('with-therapist');
    expect((await bookingOf(token, orderId))?.stage).toBe(
      'With the therapist; report due by 5 December 2026, 12:00 PM (IST)',
    );
    await setClock('2026-12-01 09:00:00');
    await deliver(reference);
    expect((await mineOf(token))[0]).toMatchObject({
      state: 'report-ready',
      reportAt: expect.stringMatching(/^2026-12-01T03:30/),
    });
    expect((await bookingOf(token, orderId))?.stage).toBe('Report ready since 1 December 2026');
  });

  it('runs from the payment, and the mail of the payment says it without naming anything', async () => {
    await bought();
    await jobs.drain();
    const [paid] = mail.sent.filter(({ subject }) => subject.startsWith('We have received'));
    expect(paid?.text).toMatch(/\nDue by 5 December 2026.* 12:00 pm \(IST\)/);
    expect(paid?.text).not.toMatch(/answer/i);
  });
});

it('what was bought before there was a promise is promised 14 days from its purchase', async () => {
  const { orderId } = await bought();
  const undone = new Error('undone');
  const migrating = inTransaction(deps.db, async (tx) => {
    await sql`
      alter table assessment_unlocks
        drop column due_at, drop column report, drop column report_at, drop column report_by,
        drop column form_reminded_at, drop column report_reminded_at
    `.execute(tx);
    await up(tx as unknown as Kysely<unknown>);
    const old = await findUnlock(tx, orderId);
    expect(old?.dueAt.getTime()).toBe((old?.boughtAt.getTime() ?? 0) + 14 * DAY_MS);
    throw undone;
  });
  await expect(migrating).rejects.toBe(undone);
});

describe('a report', () => {
  it('is read by its owner only, told by mail and SMS, and ends cancelling', async () => {
    const { token, orderId, reference } = await bought();
    await jobs.drain();
    mail.sent.length = 0;
    sms.sent.length = 0;
    const none = await read(token, orderId);
    expect([none.status, none.refusal.code]).toEqual([404, 'assessment.no-report']);
    await deliver(reference);
    const own = await read(token, orderId);
    expect(own.reply).toEqual({
      orderId,
      assessmentId: 'memory',
      therapist: 'Sample therapist C',
      reportAt: expect.stringMatching(/^2026-11-21T06:3/),
      text: REPORT,
    });
    const other = (await someone()).token;
    for (const [asking, id] of [
      [other, orderId],
      [token, "' or 1=1 --"],
      [token, reference],
    ] as const) {
      const { status, refusal, text } = await read(asking, id);
      expect([status, refusal.code]).toEqual([404, 'assessment.no-report']);
      expect(text).not.toContain('Findings');
    }
    await jobs.drain();
    expect(mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [SECRETS.email, 'Your booking has news'],
    ]);
    expect(sms.sent.slice(-1)).toMatchObject([
      { to: `+91${SECRETS.mobile}`, template: 'news', vars: { link: expect.any(String) } },
    ]);
    expect(JSON.stringify([mail.sent, sms.sent])).not.toMatch(/assess|memory|findings|report/i);
    expect((await bookingOf(token, orderId))?.cancellation).toBeNull();
    const cancelled = await cancel(token, orderId);
    expect([cancelled.status, cancelled.refusal.code]).toEqual([409, 'booking.not-cancellable']);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('lies sealed, stands in the download, and goes with the account', async () => {
    const { token, orderId, reference } = await bought();
    await deliver(reference);
    const rows = await dump(deps.db);
    for (const form of ['Findings of', Buffer.from('Findings of').toString('hex'), 'संकेत'])
      expect(rows).not.toContain(form);
    const key = await deps.userKeys.load(deps.db, await userOf(server, token));
    if (!key) throw new Error('no key');
    expect(await assessmentsData.collect(deps.db, key)).toMatchObject([{ report: REPORT }]);
    const retained = await assessmentsData.retain?.(deps.db, key);
    expect(retained).toMatchObject({
      assessmentReports: [{ order_id: orderId, report_by: 'desk-one' }],
    });
    expect(JSON.stringify(retained)).not.toContain('Findings');
    await inTransaction(deps.db, (tx) => assessmentsData.erase(tx, key.userId));
    await expect(deliver(reference)).rejects.toThrow(`There is no ${reference}.`);
    expect((await read(token, orderId)).status).toBe(404);
  });

  it('is delivered once, though two do it at one moment', async () => {
    const { token, orderId, reference } = await bought();
    const ends = await Promise.allSettled([
      deliver(reference, 'The first.', 'one'),
      deliver(reference, 'The second.', 'two'),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = ends.find((end) => end.status === 'rejected');
    expect(String(lost?.reason)).toContain('its report was delivered already');
    const winner = ends[0]?.status === 'fulfilled' ? 'The first.' : 'The second.';
    await expect(deliver(reference, 'A third.')).rejects.toThrow('delivered already');
    expect((await read(token, orderId)).reply.text).toBe(winner);
    await jobs.drain();
    expect(mail.sent.filter(({ subject }) => subject === 'Your booking has news')).toHaveLength(1);
  });

  it('is refused when it is no text, and for what was taken back', async () => {
    const { token, orderId, reference } = await bought();
    for (const file of ['', ' \n', 'a'.repeat(40_001), 'R\u0000e'])
      await expect(deliver(reference, file)).rejects.toThrow('Not delivered: ');
    expect((await read(token, orderId)).status).toBe(404);
    expect((await cancel(token, orderId)).status).toBe(200);
    await expect(deliver(reference)).rejects.toThrow(`There is no ${reference}.`);
    expect(await faultsOf(token)).toEqual([]);
  });

  it('and a refund of one purchase are refused by the database itself', async () => {
    const { orderId, reference } = await bought();
    await deliver(reference);
    const revoke = deps.db
      .updateTable('assessment_unlocks')
      .set({ revoked_at: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    await expect(revoke).rejects.toThrow('assessment_unlocks_report_kept');
  });
});

describe('a promise missed', () => {
  it('66: is refunded in full by itself, once, and it can be bought again', async () => {
    const { phone, orderId, reference } = await bought();
    await setClock('2026-12-05 11:59:00');
    const token = await again(phone);
    await jobs.run(MISSED);
    expect(await refundsOf(orderId)).toEqual([]);
    await setClock('2026-12-05 12:00:59');
    await expect(deliver(reference)).rejects.toThrow('too late');
    await Promise.all([jobs.run(MISSED), jobs.run(MISSED), jobs.run(MISSED)]);
    await jobs.run(MISSED);
    expect(await refundsOf(orderId)).toEqual([{ reason: 'promise-missed', amount_paise: 150_000 }]);
    expect(await faultsOf(token)).toEqual([]);
    await jobs.drain();
    await jobs.drain();
    const booking = await bookingOf(token, orderId);
    expect(booking).toMatchObject({
      state: 'refunded',
      stage: 'No report by 5 December 2026, 12:00 PM (IST); refunded in full',
      cancellation: null,
    });
    const told = mail.sent.filter(
      ({ text }) =>
        text.includes('We did not keep the time') && text.includes(booking?.paymentId ?? ''),
    );
    expect(told).toHaveLength(1);
    expect(await mineOf(token)).toEqual([]);
    await expect(deliver(reference)).rejects.toThrow(`There is no ${reference}.`);
    const other = await buyOne(token);
    expect(other.orderId).not.toBe(orderId);
    expect(other.dueAt).toMatch(/^2026-12-19T06:3[01]/);
    expect(await faultsOf(token)).toEqual([]);
  });

  it('never comes after a report', async () => {
    const { phone, orderId, reference } = await bought();
    await setClock('2026-12-05 11:59:00');
    await deliver(reference);
    await setClock('2027-01-05 12:00:00');
    await jobs.run(MISSED);
    const token = await again(phone);
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await read(token, orderId)).reply.text).toBe(REPORT);
    const other = await order(server, token, { kind: 'assessment', assessmentId: 'memory' });
    expect(other.refusal.code).toBe('payment.already-bought');
  });

  it('68: delivery and refund at one moment have one outcome', async () => {
    for (let round = 0; round < 8; round += 1) {
      await setClock('2026-11-21 12:00:00');
      const { phone, orderId, reference } = await bought();
      await setClock('2026-12-05 11:59:00');
      const token = await again(phone);
      await setClock('2026-12-05 11:59:59.5');
      const delivery = deliver(reference);
      await setClock('2026-12-05 12:00:01');
      const [delivered] = await Promise.allSettled([delivery, jobs.run(MISSED), jobs.run(MISSED)]);
      await jobs.run(MISSED);
      const isDelivered = delivered.status === 'fulfilled';
      expect(await refundsOf(orderId)).toHaveLength(isDelivered ? 0 : 1);
      expect((await read(token, orderId)).status).toBe(isDelivered ? 200 : 404);
      expect((await bookingOf(token, orderId))?.state).toBe(isDelivered ? 'paid' : 'refunding');
      expect(await faultsOf(token)).toEqual([]);
    }
  });

  it('68: delivery, refund and cancellation at one moment have one outcome, and no money goes twice', async () => {
    for (let round = 0; round < 12; round += 1) {
      await setClock('2026-11-21 12:00:00');
      const { token, orderId, reference } = await bought();
      // Due on the day of payment, so that all three are possible at once.
      await deps.db
        .updateTable('assessment_unlocks')
        .set({ due_at: new Date('2026-11-21T06:31:00Z') })
        .where('order_id', '=', orderId)
        .execute();
      await setClock('2026-11-21 12:00:59.9');
      const deeds = [() => deliver(reference), () => cancel(token, orderId)] as const;
      const early = (round % 2 === 0 ? deeds : deeds.toReversed()).map((deed) => deed());
      const late = setClock('2026-11-21 12:01:01').then(() => jobs.run(MISSED));
      await Promise.allSettled([...early, late]);
      await setClock('2026-11-21 12:02:00');
      await jobs.run(MISSED);
      const refunds = await refundsOf(orderId);
      const isDelivered = (await read(token, orderId)).status === 200;
      expect(refunds.map(({ amount_paise }) => amount_paise)).toEqual(isDelivered ? [] : [150_000]);
      expect(await mineOf(token)).toHaveLength(isDelivered ? 1 : 0);
      expect(await faultsOf(token)).toEqual([]);
    }
  });
});
