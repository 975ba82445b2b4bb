import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING, openListeningClinic } from './told.ts';

const clinic = await openListeningClinic(9_660_000_000);
const { db, setClock, said, booked, moved, cancelled } = clinic;
const { jobs } = clinic.server;
beforeEach(clinic.beginAnew);

/** What another server does meanwhile. */
const change = (id: string, values: object) =>
  db.updateTable('appointments').set(values).where('id', '=', id).execute();

const remind = async () => {
  await jobs.run('appointments.remind');
  return said();
};
const counts = async () => {
  const { user, therapist, sms: texts } = await remind();
  return [user.length, texts.length, therapist.length];
};

describe('50: reminders', () => {
  const ONE = [1, 1, 0];
  const NONE = [0, 0, 0];

  it('come a day and an hour before, to the user by mail and SMS, once, however often the job runs', async () => {
    const { reference } = await booked();
    await said();
    await setClock('2026-11-29 14:59:00');
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-29 15:00:01');
    await Promise.all([jobs.run('appointments.remind'), jobs.run('appointments.remind')]);
    const day = await remind();
    expect([day.user.length, day.sms.length, day.therapist.length]).toEqual(ONE);
    expect(day.user[0]?.subject).toBe(
      'Reminder: your appointment on Mon 30 November 2026, 3:00 PM (India time)',
    );
    expect(day.user[0]?.calendar).toBeUndefined();
    expect(day.sms).toEqual([
      expect.stringContaining(`${reference} is on Mon 30 Nov, 3:00 PM IST`),
    ]);
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-30 14:00:01');
    expect(await counts()).toEqual(ONE);
    expect(await counts()).toEqual(NONE);
  });

  it('none of what was cancelled, before or after it was made', async () => {
    const late = await booked({ slot: '12:00 PM' });
    await cancelled(await booked({ slot: '10:00 AM' }));
    await said();
    await setClock('2026-11-29 12:00:01');
    await jobs.run('appointments.remind');
    await change(late.id, { state: 'cancelled' });
    expect(await counts()).toEqual(NONE);
  });

  it('one at the new time of what was moved, none at the old', async () => {
    await moved(await booked(), { slot: '12:00 PM', date: '2026-12-02' });
    await said();
    await setClock('2026-11-29 15:00:01');
    expect(await counts()).toEqual(NONE);
    await setClock('2026-12-01 12:00:01');
    expect(await counts()).toEqual(ONE);
  });

  it('that waits while its session is moved is not sent, and there is one at the new time', async () => {
    const { id } = await booked();
    await said();
    await setClock('2026-11-29 15:00:01');
    await jobs.run('appointments.remind');
    await change(id, {
      starts_at: new Date('2026-12-02T09:30:00Z'),
      placed_at: new Date('2026-11-29T09:30:01Z'),
    });
    expect(await said()).toEqual(NOTHING);
    await setClock('2026-12-01 15:00:01');
    expect(await counts()).toEqual(ONE);
  });

  it('none for who booked when it would have been due', async () => {
    await setClock('2026-11-29 16:00:00');
    await booked();
    await said();
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-30 14:00:01');
    expect(await counts()).toEqual(ONE);
  });

  it.each([
    ['three hours and a minute before', '2026-11-30 11:59:00', ONE],
    ['three hours before', '2026-11-30 12:00:00', NONE],
    ['eleven minutes before', '2026-11-30 14:49:00', ONE],
    ['ten minutes before', '2026-11-30 14:50:00', NONE],
    ['after it began', '2026-11-30 15:01:00', NONE],
  ])('when the server was down until %s', async (_, clock, expected) => {
    await booked();
    await said();
    await setClock(clock);
    expect(await counts()).toEqual(expected);
  });

  it('that lay unsent until it helped nobody is dropped', async () => {
    await booked({ slot: '10:00 AM' });
    await said();
    await setClock('2026-11-29 10:00:01');
    await jobs.run('appointments.remind');
    await setClock('2026-11-30 09:30:00');
    const { user } = await said();
    expect(user).toEqual([]);
  });
});
