import { appointmentCalendar, joinAppointment } from '../../contract/routes.ts';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { HELPLINES } from '@dhruva/safety';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@dhruva/server/platform/messages/mail.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { SECRETS } from '@dhruva/server/test/purchase-fixtures.ts';
import { CLIENT, NO_MESSAGES, openRecordingClinic } from './recording-clinic.ts';

const clinic = await openRecordingClinic(9_650_000_000);
const { app, server, setClock, said, newClient, booked, moved, cancelled } = clinic;
beforeEach(clinic.beginAnew);

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    attendee: component.getFirstProperty('attendee')?.getFirstValue(),
  };
};
const calendarIn = ({ calendar }: Mail) => {
  if (!calendar) throw new Error('no calendar file');
  const parsed = read(calendar.content);
  expect(parsed.method).toBe(calendar.method);
  return parsed;
};

const download = async (token: string | undefined, id: string) =>
  app.inject({
    url: appointmentCalendar.path,
    query: { id },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('49: booked, moved twice and cancelled', () => {
  it('is one event of one UID, with SEQUENCE 0 to 3, for the user and for the therapist', async () => {
    const session = await booked();
    const { token, id, reference } = session;
    const rounds = [await said()];
    const files = [(await download(token, id)).body];
    for (const slot of ['12:00 PM', '10:00 AM']) {
      await moved(session, { slot });
      rounds.push(await said());
      files.push((await download(token, id)).body);
    }
    await cancelled(session);
    rounds.push(await said());
    files.push((await download(token, id)).body);

    const expected = [
      [0, 'REQUEST', 'CONFIRMED', '2026-11-30T09:30:00.000Z'],
      [1, 'REQUEST', 'CONFIRMED', '2026-11-30T06:30:00.000Z'],
      [2, 'REQUEST', 'CONFIRMED', '2026-11-30T04:30:00.000Z'],
      [3, 'CANCEL', 'CANCELLED', '2026-11-30T04:30:00.000Z'],
    ].map(([sequence, method, status, startsAt]) => ({
      uid: `${id}@localhost:3000`,
      sequence,
      method,
      status,
      startsAt,
    }));
    for (const audience of ['user', 'therapist'] as const) {
      const mails = rounds.map((round) => round[audience]);
      expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
      expect(mails.flat().map(calendarIn)).toMatchObject(expected);
      for (const { calendar } of mails.flat())
        expect(calendar?.name).toBe(`appointment-${reference}.ics`);
    }
    expect(files.map(read)).toMatchObject(expected);

    const all = rounds.flatMap(({ user, therapist }) => [...user, ...therapist]);
    const contents = [...all.map(({ calendar }) => calendar?.content ?? ''), ...files];
    for (const content of contents) {
      const longest = Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(75);
    }
  });

  it('each reads of themselves only, and nobody of what was written', async () => {
    await booked();
    const { user, therapist, sms: texts } = await said();
    expect(user.map(calendarIn)).toMatchObject([{ attendee: `MAILTO:${CLIENT.email}` }]);
    expect(therapist.map(calendarIn)).toMatchObject([
      { attendee: 'MAILTO:therapist-2@dhruva.example' },
    ]);
    const wordOf = ({ subject, text, calendar }: Mail) => `${subject}${text}${calendar?.content}`;
    const unfolded = [...user, ...therapist].map(wordOf).join('').replaceAll('\r\n ', '');
    for (const secret of [SECRETS.pseudoName, SECRETS.mobile, SECRETS.address, 'Counselling'])
      expect([unfolded, ...texts].join()).not.toContain(secret);
    for (const personal of [CLIENT.name, CLIENT.email, '965000'])
      expect(therapist.map(wordOf).join().replaceAll('\r\n ', '')).not.toContain(personal);
    const outside = [...user, ...therapist].map(({ subject }) => subject).join();
    expect(`${outside}${texts.join()}`).not.toMatch(/therap|counsel|session|श्री/i);
  });
});

describe('the calendar file', () => {
  it('is saved under its reference, and nobody on the way keeps it', async () => {
    const { token, id, reference } = await booked();
    const { statusCode, headers } = await download(token, id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
      'content-disposition': `attachment; filename="appointment-${reference}.ics"`,
      'cache-control': 'no-store',
    });
  });

  it('is the owner’s only, and of nothing but what was booked', async () => {
    const { id } = await booked();
    const other = await newClient();
    for (const [token, wanted, code] of [
      [undefined, id, 'auth.signed-out'],
      [other, id, 'appointment.unknown'],
      [other, "' or 1=1 --", 'appointment.unknown'],
    ] as const)
      expect((await download(token, wanted)).json()).toMatchObject({ code });
  });

  it('names nobody where there is no e-mail address, and no mail is tried', async () => {
    const session = await booked();
    const { token, id } = session;
    await said();
    await call(app, updateProfile, { token, body: { email: '' } });
    expect((await download(token, id)).body).not.toContain('ATTENDEE');
    await moved(session, { slot: '12:00 PM' });
    expect((await said()).user).toEqual([]);
  });
});

describe('news', () => {
  it('of a booking says when, what comes next, how to join and to cancel, and where help is', async () => {
    const { reference, join } = await booked();
    const { user, therapist, sms: texts } = await said();
    const link = `http://localhost:3000/join#${join?.key}`;
    for (const part of [
      'Mon 30 November 2026, 3:00 PM to 3:45 PM (India time)',
      reference,
      link,
      `http://localhost:3000/profile#${reference}`,
      'Until Sun 29 November 2026, 3:00 PM (India time) you can move it free of charge',
      'on the day of payment, everything is given back',
      ...HELPLINES.flatMap(({ numbers }) => numbers.map(({ shown }) => shown)),
    ])
      expect(user[0]?.text).toContain(part);
    expect(user[0]?.subject).toBe(`Your appointment ${reference} is booked`);
    expect(therapist[0]?.text).toContain(link);
    expect(therapist[0]?.text).toContain('3:00 PM to 3:45 PM (India time), 45 minutes');
    expect(texts).toEqual([
      `Dhruva: your appointment ${reference} is booked for Mon 30 Nov, 3:00 PM IST. Details: http://localhost:3000/profile#${reference}`,
    ]);
  });

  it('of a session paid by credit tells that the credit goes back', async () => {
    const token = await newClient();
    const plan = await clinic.buyPlan(token, 'pack-6');
    const { id } = (await clinic.book(token, plan)).reply.appointment;
    expect((await said()).user[0]?.text).toContain('the session goes back to your plan');
    await clinic.cancel(token, id);
    expect((await said()).user[0]?.text).toContain('how many sessions you have left');
  });

  it('of a time that was lost asks for another one, and takes it out of both calendars', async () => {
    const { id, reference } = await booked();
    await said();
    await clinic.lose(id);
    const { user, therapist, sms: texts } = await said();
    expect([...user, ...therapist].map(calendarIn)).toMatchObject([
      { method: 'CANCEL', sequence: 1 },
      { method: 'CANCEL', sequence: 1 },
    ]);
    expect(user[0]?.text).toContain('until Mon 23 November 2026, 12:00 PM (India time)');
    expect(texts).toEqual([
      `Dhruva: please choose a new time for your appointment ${reference}: http://localhost:3000/profile#${reference}`,
    ]);
  });

  it('goes to the therapist who took it over; the link of the one before opens nothing', async () => {
    const session = await booked();
    await clinic.lose(session.id);
    await said();
    await moved(session, { therapistId: '3' });
    const { user, therapist } = await said();
    expect(therapist.map(({ to }) => to)).toEqual(['therapist-3@dhruva.example']);
    expect([...user, ...therapist].map(calendarIn)).toMatchObject([
      { method: 'REQUEST', sequence: 2 },
      { method: 'REQUEST', sequence: 2 },
    ]);
    const old = session.join?.key ?? '';
    expect(therapist[0]?.text).not.toContain(old);
    const answer = await call(app, joinAppointment, { body: { key: old } });
    expect(answer.refusal.code).toBe('appointment.unknown');
  });

  it('that is no longer true when it is sent is dropped', async () => {
    await cancelled(await booked());
    const { user, therapist, sms: texts } = await said();
    expect(user.map(calendarIn).map(({ method }) => method)).toEqual(['CANCEL']);
    expect([therapist, texts]).toEqual([[], []]);
  });

  it('waits for no mail server: what comes after the session began is dropped', async () => {
    await booked();
    await setClock('2026-11-30 15:00:00');
    expect(await said()).toEqual(NO_MESSAGES);
  });
});

it('left no error in the log, and no link', () => {
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(JSON.stringify(server.logged)).not.toContain('/join#');
});
