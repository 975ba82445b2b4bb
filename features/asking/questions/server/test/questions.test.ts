import { DAY_MS } from '@dhruva/kernel/durations';
import type { ErrorCode } from '@dhruva/kernel/errors';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { checkBirth } from '../../contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { askers } from './asking.ts';
import {
  CHEAP,
  DEAR,
  NEW_YORK,
  OTHER_CHEAP,
  PARIS,
  PUNE_1990,
} from '@dhruva/server/test/births.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app } = server;
const { newUser, logInAgain, claim, newUserWithClaim, ask, history } = askers(server, 9300000000);

describe('check-birth', () => {
  const check = async (change: Partial<UserDetails>) =>
    call(app, checkBirth, {
      token: await newUser(),
      body: { userDetails: { ...PUNE_1990, ...change } },
    });

  it('reads back what was understood', async () => {
    const { status, reply } = await check({ placeOfBirth: 'Pune' });
    expect(status).toBe(200);
    expect(reply.birth).toMatchObject({
      date: '1990-08-15',
      time: '14:30',
      inWords: '15 August 1990, 2:30 PM',
      place: { label: expect.stringMatching(/^Pune, /u), zone: 'Asia/Kolkata' },
      utcOffset: '+05:30',
      instant: '1990-08-15T09:00:00.000Z',
      remarks: [],
    });
  });

  it('applies the clock of the war, and says so', async () => {
    const { reply } = await check({ dob: '1943-06-01', timeOfBirth: '10:00' });
    expect(reply.birth.utcOffset).toBe('+06:30');
    expect(reply.birth.remarks.map(({ code }) => code)).toContain('time.wartime');
  });

  it('takes an unknown time and typed coordinates', async () => {
    const { reply } = await check({
      timeOfBirth: '',
      timeUnknown: true,
      placeOfBirth: '',
      coordinates: { lat: 18.52, lon: 73.86 },
    });
    expect(reply.birth).toMatchObject({
      time: '',
      timeUnknown: true,
      place: { lat: 18.52, lon: 73.86, zone: 'Asia/Kolkata' },
    });
  });

  it('takes the answer to which of two equal clock times is meant', async () => {
    const twice = { dob: '1990-10-28', timeOfBirth: '01:30', coordinates: NEW_YORK };
    const { refusal } = await check(twice);
    expect(refusal.code).toBe('birth.time-overlap');
    expect(refusal.choices?.map(({ value }) => value)).toEqual(['earlier', 'later']);
    const earlier = (await check({ ...twice, fold: 'earlier' })).reply.birth;
    const later = (await check({ ...twice, fold: 'later' })).reply.birth;
    expect([earlier.utcOffset, later.utcOffset]).toEqual(['-04:00', '-05:00']);
  });

  it('offers places to choose from, and takes the chosen one', async () => {
    const { refusal } = await check({ placeOfBirth: 'Rampur' });
    expect(refusal.code).toBe('place.ambiguous');
    const [first] = refusal.candidates ?? [];
    expect(refusal.candidates?.length).toBeGreaterThan(1);
    const chosen = await check({ placeOfBirth: 'Rampur', placeId: first?.id });
    expect(chosen.reply.birth.place).toMatchObject({ label: first?.label, lat: first?.lat });
  });
});

describe('every refusal of birth details, on both routes, before anything is unlocked', () => {
  it.each<[ErrorCode, Partial<UserDetails>]>([
    ['birth.details-missing', { dob: '' }],
    ['birth.date-format', { dob: '15-08-1990' }],
    ['birth.date-numbers', { dob: '1990-ab-15' }],
    ['birth.date-unreal', { dob: '1990-02-30' }],
    ['birth.date-future', { dob: '2999-01-01' }],
    ['birth.date-out-of-range', { dob: '1899-12-31' }],
    ['birth.time-format', { timeOfBirth: '24:00' }],
    ['birth.time-gap', { dob: '1990-03-25', timeOfBirth: '02:30', coordinates: PARIS }],
    ['birth.time-overlap', { dob: '1990-10-28', timeOfBirth: '01:30', coordinates: NEW_YORK }],
    ['place.unknown', { placeOfBirth: 'Xyzzyqvwk' }],
    ['place.ambiguous', { placeOfBirth: 'Rampur' }],
    ['place.coordinates-invalid', { coordinates: { lat: 91, lon: 0 } }],
    ['person.under-18', { dob: '2020-01-01' }],
    ['prediction.consent-missing', { questionFor: 'other' }],
  ])('%s', async (code, change) => {
    const token = await newUserWithClaim();
    const userDetails = { ...PUNE_1990, ...change };
    const checked = await call(app, checkBirth, { token, body: { userDetails } });
    const asked = await ask(token, CHEAP, change);
    expect([checked.refusal.code, asked.refusal.code]).toEqual([code, code]);
    expect(asked.status).toBe(checked.status);
    expect(await history(token)).toEqual([]);
    expect((await ask(token, CHEAP)).status).toBe(200);
  });
});

describe('get-prediction', () => {
  it('refuses without a claim, and refuses a minor before that', async () => {
    const token = await newUser();
    const { status, refusal } = await ask(token, CHEAP);
    expect([status, refusal.code]).toEqual([402, 'prediction.not-entitled']);
    expect((await ask(token, CHEAP, { dob: '2020-01-01' })).refusal.code).toBe('person.under-18');
  });

  it('knows only the questions of the catalogue, letter for letter', async () => {
    const token = await newUserWithClaim();
    for (const text of ['', CHEAP.toLowerCase(), `${CHEAP} `, 'When will I die?']) {
      const { status, refusal } = await ask(token, text);
      expect([status, refusal.code]).toEqual([400, 'prediction.question-unknown']);
    }
  });

  it('answers the free question in the shape of the contract, with the birth it was made for', async () => {
    const token = await newUserWithClaim();
    const { status, reply } = await ask(token, CHEAP);
    expect(status).toBe(200);
    expect(reply.success).toBe(true);
    expect(reply.prediction).toMatchObject({
      question: CHEAP,
      direct: expect.stringMatching(/\w/u),
      factors: expect.arrayContaining([expect.objectContaining({ source: expect.any(String) })]),
      birth: { date: '1990-08-15', place: { zone: 'Asia/Kolkata' } },
      asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    });
  });

  it('speaks of another person by the name given, and of oneself by none', async () => {
    const token = await newUserWithClaim();
    const other = { questionFor: 'other', otherAgrees: true, name: '  Meera   Rao ' } as const;
    const { reply } = await ask(token, CHEAP, other);
    expect(reply.prediction.names).toEqual({ self: 'Meera Rao' });
    const own = await ask(await newUserWithClaim(), CHEAP, { name: 'Meera' });
    expect(own.reply.prediction).not.toHaveProperty('names');
  });

  it('gives the same stored answer ever after, also a year later and for the same birth typed anew', async () => {
    const token = await newUserWithClaim();
    const first = await ask(token, CHEAP);
    expect((await ask(token, CHEAP)).text).toBe(first.text);
    let later = token;
    for (const days of [80, 160, 240, 320, 400]) {
      await server.clock.set(days * DAY_MS);
      later = await logInAgain();
    }
    const again = await ask(later, CHEAP, { placeOfBirth: 'Pune', gender: 'other' });
    await server.clock.set(0);
    expect(again.text).toBe(first.text);
  });

  it('one claim is one question and one birth', async () => {
    const token = await newUserWithClaim();
    await ask(token, CHEAP);
    const others = [
      await ask(token, OTHER_CHEAP),
      await ask(token, CHEAP, { timeOfBirth: '14:31' }),
      await ask(token, CHEAP, { timeOfBirth: '', timeUnknown: true }),
    ];
    expect(others.map(({ refusal }) => refusal.code)).toEqual(
      Array(3).fill('prediction.not-entitled'),
    );
    await claim(token);
    expect((await ask(token, OTHER_CHEAP)).status).toBe(402);
  });

  it('never gives a question of the second tier for free', async () => {
    const token = await newUserWithClaim();
    expect((await ask(token, DEAR)).refusal.code).toBe('prediction.not-entitled');
    expect((await ask(token, CHEAP)).status).toBe(200);
  });

  it('answers ten parallel calls with one stored answer', async () => {
    const token = await newUserWithClaim();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(token, CHEAP)));
    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    expect(await history(token)).toHaveLength(1);
  });

  it('gives one of two different questions asked at once', async () => {
    const token = await newUserWithClaim();
    const asked = await Promise.all([CHEAP, OTHER_CHEAP].map((text) => ask(token, text)));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 402]));
    const [record] = await history(token);
    expect(await history(token)).toHaveLength(1);
    expect(record).toMatchObject({ answer: { question: record?.question } });
  });
});
