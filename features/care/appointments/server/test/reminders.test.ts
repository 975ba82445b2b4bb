import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '@dhruva/server/app.ts';
import { openPool } from '@dhruva/server/platform/database/db.ts';
import { createJobs, type Jobs, type JobQueue } from '@dhruva/server/platform/jobs.ts';
import { createOutbox } from '@dhruva/server/platform/messages/outbox.ts';
import { SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { CLIENT, NO_MESSAGES, openRecordingClinic } from './recording-clinic.ts';

const clinic = await openRecordingClinic(9_660_000_000);
const { db, setClock, said, booked, moved, cancelled } = clinic;
const { jobs, deps } = clinic.server;
beforeEach(clinic.beginAnew);

/** A change by another server meanwhile. */
const change = (id: string, values: object) =>
  db.updateTable('appointments').set(values).where('id', '=', id).execute();

const remindBy = (one: Jobs) => one.run('appointments.remind');

/** Runs with a second server's job queue on the same database; both send to the same inboxes. */
const besideAnother = async (work: (there: JobQueue) => Promise<void>): Promise<void> => {
  const pool = openPool(deps.env.databaseUrl ?? '', { size: 4, onIdleError: () => undefined });
  const there = createJobs(pool, deps.log, { housekeeping: false });
  const { sms, mail } = deps;
  const app = await buildApp({
    ...deps,
    jobs: there,
    outbox: createOutbox({ db, jobs: there, sms, mail }),
  });
  await there.start({ working: false });
  await work(there).finally(async () => {
    await there.stop();
    await app.close();
    await pool.end();
  });
};

const remind = async () => {
  await remindBy(jobs);
  return said();
};
const counts = async () => {
  const { user, therapist, sms: texts } = await remind();
  return [user.length, texts.length, therapist.length];
};

describe('50: reminders', () => {
  const DAY = [1, 1, 1];
  const HOUR = [1, 1, 0];
  const NONE = [0, 0, 0];

  it('come a day and an hour before, to the user by mail and SMS, once, however often the job runs', async () => {
    const { reference } = await booked();
    await said();
    await setClock('2026-11-29 14:59:00');
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-29 15:00:01');
    await Promise.all([remindBy(jobs), remindBy(jobs)]);
    const day = await remind();
    expect([day.user.length, day.sms.length, day.therapist.length]).toEqual(DAY);
    expect(day.user[0]?.subject).toBe(
      'Reminder: your appointment on Mon 30 November 2026, 3:00 PM (India time)',
    );
    expect(day.user[0]?.calendar).toBeUndefined();
    expect(day.sms).toEqual([
      `Dhruva: your appointment ${reference} is on Mon 30 Nov, 3:00 PM IST. Join here: http://localhost:3000/profile#${reference}`,
    ]);
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-30 14:00:01');
    expect(await counts()).toEqual(HOUR);
    expect(await counts()).toEqual(NONE);
  });

  it('a day before tell the therapist too, by mail, the reference and the time, and nothing of the client', async () => {
    const { reference } = await booked();
    await said();
    await setClock('2026-11-29 15:00:01');
    const [mail, ...more] = (await remind()).therapist;
    expect([mail?.to, more, mail?.calendar]).toEqual(['therapist-2@dhruva.example', [], undefined]);
    expect(mail?.subject).toBe(`Appointment ${reference} comes up`);
    expect(mail?.text).toContain(
      'Mon 30 November 2026, 3:00 PM to 3:45 PM (India time), 45 minutes',
    );
    const told = JSON.stringify(mail);
    for (const personal of [CLIENT.name, CLIENT.email, ...Object.values(SECRETS), '966000'])
      expect(told).not.toContain(personal);
  });

  it('are sent once by two servers that remind and deliver at the same time', async () => {
    for (const slot of ['10:00 AM', '12:00 PM', '3:00 PM']) await booked({ slot });
    await said();
    await besideAnother(async (there) => {
      for (const [clock, expected] of [
        ['2026-11-29 15:00:01', [3, 3, 3]],
        ['2026-11-30 09:30:00', [1, 1, 0]],
      ] as const) {
        await setClock(clock);
        await Promise.all([jobs, there, jobs, there].map(remindBy));
        await Promise.all([jobs, there].map((one) => one.drain()));
        expect(await counts()).toEqual(expected);
      }
    });
  });

  it('none of what was cancelled, before or after it was made', async () => {
    const late = await booked({ slot: '12:00 PM' });
    await cancelled(await booked({ slot: '10:00 AM' }));
    await said();
    await setClock('2026-11-29 12:00:01');
    await remindBy(jobs);
    await change(late.id, { state: 'cancelled' });
    expect(await counts()).toEqual(NONE);
  });

  it('one at the new time of what was moved, none at the old', async () => {
    await moved(await booked(), { slot: '12:00 PM', date: '2026-12-02' });
    await said();
    await setClock('2026-11-29 15:00:01');
    expect(await counts()).toEqual(NONE);
    await setClock('2026-12-01 12:00:01');
    expect(await counts()).toEqual(DAY);
  });

  it('that waits while its session is moved is not sent, and there is one at the new time', async () => {
    const { id } = await booked();
    await said();
    await setClock('2026-11-29 15:00:01');
    await remindBy(jobs);
    await change(id, {
      starts_at: new Date('2026-12-02T09:30:00Z'),
      placed_at: new Date('2026-11-29T09:30:01Z'),
    });
    expect(await said()).toEqual(NO_MESSAGES);
    await setClock('2026-12-01 15:00:01');
    expect(await counts()).toEqual(DAY);
  });

  it('none for who booked when it would have been due', async () => {
    await setClock('2026-11-29 16:00:00');
    await booked();
    await said();
    expect(await counts()).toEqual(NONE);
    await setClock('2026-11-30 14:00:01');
    expect(await counts()).toEqual(HOUR);
  });

  it.each([
    ['three hours and a minute before', '2026-11-30 11:59:00', DAY],
    ['three hours before', '2026-11-30 12:00:00', NONE],
    ['eleven minutes before', '2026-11-30 14:49:00', HOUR],
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
    await remindBy(jobs);
    await setClock('2026-11-30 09:30:00');
    expect(await said()).toEqual(NO_MESSAGES);
  });
});
