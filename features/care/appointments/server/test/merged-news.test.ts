import { bookByCredit, cancelAppointment } from '../../contract/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUp } from '@dhruva/server/test/budgets.ts';
import { userOf } from '@dhruva/server/test/calling.ts';
import { report } from '@dhruva/server/test/proof.ts';
import { NO_MESSAGES, openRecordingClinic } from './recording-clinic.ts';

const clinic = await openRecordingClinic(9_655_000_000);
const { said, booked, moved, cancelled, newClient, buyPlan, book, cancel } = clinic;
beforeEach(clinic.beginAnew);

const countsOf = ({ user, therapist, sms }: Awaited<ReturnType<typeof said>>) => [
  user.length,
  therapist.length,
  sms.length,
];

describe('messages about one appointment that wait', () => {
  it('are one, of the time it has at last', async () => {
    const session = await booked({ slot: '3:00 PM' });
    await moved(session, { slot: '12:00 PM' });
    await moved(session, { slot: '10:00 AM' });
    const messages = await said();
    expect(countsOf(messages)).toEqual([1, 1, 1]);
    expect(messages.user[0]?.text).toContain('10:00 AM to 10:45 AM');
    await moved(session, { slot: '12:00 PM' });
    expect(countsOf(await said())).toEqual([1, 1, 1]);
  });

  it('take nothing back of which nothing was told: only the person’s own mail keeps it', async () => {
    const session = await booked();
    await cancelled(session);
    expect(countsOf(await said())).toEqual([1, 0, 0]);
  });

  it('take back what was told', async () => {
    const session = await booked();
    await said();
    await cancelled(session);
    expect(countsOf(await said())).toEqual([1, 1, 1]);
    expect(await said()).toEqual(NO_MESSAGES);
  });

  it('take back what was told so long ago that its message is no longer kept', async () => {
    const session = await booked();
    await said();
    await clinic.db.deleteFrom('outbox_messages').where('subject_id', '=', session.id).execute();
    await moved(session, { slot: '12:00 PM' });
    await cancelled(session);
    expect(countsOf(await said())).toEqual([1, 1, 1]);
  });
});

it('book and cancel in a loop: refused by the day, and nobody else hears of it', async () => {
  const token = await newClient();
  const plan = await buyPlan(token, 'pack-6');
  await said();
  const rounds = [];
  for (let round = 0; round < 40; round += 1) {
    const { status, reply } = await book(token, plan, { therapistId: '2' });
    rounds.push(status);
    if (status === 200) await cancel(token, reply.appointment.id);
  }
  expect(rounds.filter((status) => status === 200)).toHaveLength(30);
  expect(rounds.slice(30)).toEqual(Array.from({ length: 10 }, () => 429));
  const counts = countsOf(await said());
  expect(counts).toEqual([30, 0, 0]);
  const [own, therapist, texts] = counts;
  report(
    '40 rounds of book and cancel',
    `${own} mails to the client, ${therapist} to the therapist, ${texts} SMS`,
  );
});

it.each([bookByCredit, cancelAppointment])('$path is refused above its budget', async (route) => {
  const token = await newClient();
  const plan = await buyPlan(token, 'pack-6');
  const { id } = (await book(token, plan, { therapistId: '2' })).reply.appointment;
  await useUp(clinic.server.deps, route, { by: 'user', who: await userOf(clinic.server, token) });
  const tried =
    route === bookByCredit
      ? await book(token, plan, { therapistId: '2' })
      : await cancel(token, id);
  expect([tried.status, tried.refusal.code]).toEqual([429, 'request.rate-limited']);
});
