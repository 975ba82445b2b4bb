import { beforeEach, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { assessmentActions } from './assessment-actions.ts';

/** The reminders of a paid assessment: one to the client, one to the therapist. */
const server = await buildTestApp();
const { deps, jobs, mail, sms } = server;
const { newBuyer, setClock } = buyers(server, 9_685_000_000);
const { buyOne, sendForm, deliver, cancel } = assessmentActions(server);

/** Runs all pending jobs several times, as two servers would. */
const remind = async (): Promise<void> => {
  await Promise.all([jobs.run('assessments.remind'), jobs.run('assessments.remind')]);
  await jobs.run('assessments.remind');
};
const sendOut = async (): Promise<void> => {
  while ((await jobs.drain()) > 0);
};
const toClients = () => mail.sent.filter(({ subject }) => subject.includes('waits for something'));
const toTherapists = () => mail.sent.filter(({ subject }) => subject.startsWith('A report is due'));
const shortOnes = () => sms.sent.filter(({ template }) => template === 'waiting');

beforeEach(async () => {
  await deps.db.deleteFrom('assessment_unlocks').execute();
  await setClock('2026-11-21 12:00:00');
  await sendOut();
  mail.sent.length = 0;
  sms.sent.length = 0;
});

const bought = async () => {
  const token = await newBuyer({ phone: SECRETS.mobile });
  return { token, ...(await buyOne(token)) };
};

it('the client is reminded of the form once, three days after the purchase', async () => {
  await bought();
  await setClock('2026-11-24 11:59:50');
  await remind();
  await sendOut();
  expect([toClients(), shortOnes()]).toEqual([[], []]);
  for (const moment of ['2026-11-24 12:00:59', '2026-11-24 12:05:00', '2026-11-27 12:00:00']) {
    await setClock(moment);
    await remind();
    await sendOut();
  }
  expect(toClients().map(({ to }) => to)).toEqual([SECRETS.email]);
  expect(shortOnes().map(({ to }) => to)).toEqual([`+91${SECRETS.mobile}`]);
  expect(JSON.stringify([toClients(), shortOnes()])).not.toMatch(/assess|memory|therap|intake/i);
});

it('who sent the form is not reminded of it, not even by a message that waits', async () => {
  const early = await bought();
  await sendForm(early.token);
  const late = await bought();
  await setClock('2026-11-24 12:00:59');
  await remind();
  await sendForm(late.token);
  await sendOut();
  expect([toClients(), shortOnes()]).toEqual([[], []]);
});

it('the therapist is reminded of the report once, three days before it is due', async () => {
  const { reference } = await bought();
  await setClock('2026-12-02 11:59:50');
  await remind();
  await sendOut();
  expect(toTherapists()).toEqual([]);
  for (const moment of ['2026-12-02 12:00:59', '2026-12-02 12:05:00', '2026-12-04 12:00:00']) {
    await setClock(moment);
    await remind();
    await sendOut();
  }
  expect(toTherapists()).toEqual([
    {
      to: deps.env.therapistEmails['3'],
      subject: `A report is due: ${reference}`,
      text: expect.stringContaining('is due by 5 December 2026, 12:00 PM (IST)'),
    },
  ]);
  expect(JSON.stringify(toTherapists())).not.toMatch(/memory|secret/i);
});

it('nothing is reminded of once the report is there, the purchase cancelled, or the day past', async () => {
  const delivered = await bought();
  await deliver(delivered.reference);
  const cancelled = await bought();
  await cancel(cancelled.token, cancelled.orderId);
  await bought();
  await sendOut();
  mail.sent.length = 0;
  await setClock('2026-12-05 12:00:59');
  await remind();
  await sendOut();
  expect([toClients(), toTherapists(), shortOnes()]).toEqual([[], [], []]);
});

it('what waited too long to be sent is dropped', async () => {
  const { reference } = await bought();
  await bought();
  await setClock('2026-12-02 12:00:59');
  await remind();
  await deliver(reference);
  await setClock('2026-12-05 12:00:59');
  await sendOut();
  expect([toClients(), toTherapists(), shortOnes()]).toEqual([[], [], []]);
});
