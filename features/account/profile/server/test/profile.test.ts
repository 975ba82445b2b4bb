import { MINUTE_MS } from '@dhruva/kernel/durations';
import { signupVerifyOtp, sendOtp } from '@dhruva/account/auth/contract/routes';
import { getProfile, updateProfile } from '../../contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { call, codeFor, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, sms, deps } = server;
const phones = { last: 9200000000 };
const newUser = async (): Promise<{ token: string; phone: string }> => {
  phones.last += 1;
  const phone = String(phones.last);
  return { token: await logIn(server, phone), phone };
};
const update = (token: string, body: object) => call(app, updateProfile, { token, body });

describe('profile/me', () => {
  it('is empty but for the number at first; gender stands at male, not chosen', async () => {
    const { token, phone } = await newUser();
    const { status, reply } = await call(app, getProfile, { token });
    expect(status).toBe(200);
    expect(reply).toEqual({
      account: expect.stringMatching(/^[\da-f]{64}$/u),
      phone,
      name: '',
      email: '',
      dob: '',
      dobTyped: '',
      timeOfBirth: '',
      timeTyped: '',
      timeUnknown: false,
      placeOfBirth: '',
      placeId: '',
      birthInWords: '',
      gender: 'male',
      genderChosen: false,
      lifeFacts: {},
      hasUsedFreeQuestion: false,
      freeQuestionWaiting: false,
    });
  });
});

describe('profile/update', () => {
  it('reads free text and reads it back in words', async () => {
    const { token } = await newUser();
    const { status, reply } = await update(token, {
      dob: '15th Aug 1990',
      timeOfBirth: '2.30 pm',
      gender: 'female',
    });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      dob: '1990-08-15',
      dobTyped: '15th Aug 1990',
      timeOfBirth: '14:30',
      timeTyped: '2.30 pm',
      birthInWords: '15 August 1990, 2:30 PM',
      gender: 'female',
      genderChosen: true,
    });
    expect((await call(app, getProfile, { token })).reply).toEqual(reply);
  });

  it('takes the whole profile back unchanged', async () => {
    const { token } = await newUser();
    const lifeFacts = { relationship: 'engaged', country: 'SG' };
    const { reply } = await update(token, { dob: '1 Jan 1980', name: 'Asha', lifeFacts });
    expect((await update(token, reply)).reply).toEqual(reply);
  });

  it('changes the contact number, not the number that signs in', async () => {
    const { token, phone } = await newUser();
    const { reply } = await update(token, { phone: '+91 99999 00000' });
    expect(reply.phone).toBe('9999900000');
    await server.clock.set(MINUTE_MS);
    const again = await logIn(server, phone);
    await server.clock.set(0);
    expect((await call(app, getProfile, { token: again })).reply.phone).toBe('9999900000');
  });

  it('asks which date is meant, with both to choose from', async () => {
    const { token } = await newUser();
    const { status, refusal } = await update(token, { dob: '05/06/1990' });
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: 'profile.date-ambiguous',
      message: 'This date can be read in two ways. Please choose the one you mean.',
      fields: { dob: expect.any(String) },
      choices: [
        { value: '1990-06-05', label: '5 June 1990' },
        { value: '1990-05-06', label: '6 May 1990' },
      ],
    });
    expect((await update(token, { dob: '1990-05-06' })).reply.dob).toBe('1990-05-06');
  });

  it.each([
    [{ phone: '987654321' }, 'profile.phone-invalid'],
    [{ email: 'nobody' }, 'profile.email-invalid'],
    [{ dob: 'Feb 30 1990' }, 'profile.date-invalid'],
    [{ dob: '05/06/1990' }, 'profile.date-ambiguous'],
    [{ timeOfBirth: '24:00' }, 'profile.time-invalid'],
    [{ dob: '1 January 2090' }, 'birth.date-future'],
    [{ dob: '1899-12-31' }, 'birth.date-out-of-range'],
  ])('refuses %j and changes nothing', async (body, code) => {
    const { token } = await newUser();
    const before = (await update(token, { name: 'Before' })).reply;
    const { status, refusal } = await update(token, { name: 'After', ...body });
    expect([status, refusal.code]).toEqual([400, code]);
    expect((await call(app, getProfile, { token })).reply).toEqual(before);
  });

  it('refuses keys it does not know', async () => {
    const { token } = await newUser();
    const { status, refusal } = await update(token, { isAdmin: true });
    expect([status, refusal.code]).toEqual([400, 'request.unknown-key']);
  });
});

describe('life facts', () => {
  it('are kept one by one, and removed again', async () => {
    const { token } = await newUser();
    await update(token, { lifeFacts: { relationship: 'married', work: 'employed' } });
    const { reply } = await update(token, { lifeFacts: { relationship: null, country: 'IN' } });
    expect(reply.lifeFacts).toEqual({ work: 'employed', country: 'IN' });
    expect((await call(app, getProfile, { token })).reply).toEqual(reply);
    const removed = { relationship: null, work: null, country: null };
    await update(token, { lifeFacts: removed });
    expect((await call(app, getProfile, { token })).reply.lifeFacts).toEqual({});
  });

  it('are sealed, and leave nothing behind when removed', async () => {
    const { token } = await newUser();
    const userId = (await app.authenticate(token))?.userId ?? '';
    const columns = ['relationship', 'work', 'country'] as const;
    const stored = () =>
      deps.db
        .selectFrom('profiles')
        .select(columns)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
    const told = { relationship: 'widowed', work: 'at-home', country: 'elsewhere' } as const;
    await update(token, { lifeFacts: told });
    const sealed = await stored();
    for (const fact of columns) expect(sealed[fact]?.includes(told[fact])).toBe(false);
    await update(token, { lifeFacts: { relationship: null, work: null, country: null } });
    expect(await stored()).toEqual({ relationship: null, work: null, country: null });
  });

  it.each([[{ relationship: 'betrothed' }], [{ country: 'XX' }], [{ caste: 'any' }], ['married']])(
    'refuses %j',
    async (lifeFacts) => {
      const { token } = await newUser();
      expect((await update(token, { lifeFacts })).status).toBe(400);
      expect((await call(app, getProfile, { token })).reply.lifeFacts).toEqual({});
    },
  );
});

describe('the free question', () => {
  it('is claimed by true, once, and never given back', async () => {
    const { token } = await newUser();
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => update(token, { hasUsedFreeQuestion: true })),
    );
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
    const { reply } = await update(token, { hasUsedFreeQuestion: false });
    expect(reply).toMatchObject({ hasUsedFreeQuestion: true, freeQuestionWaiting: true });
    const rows = await deps.db.selectFrom('entitlements').select('source').execute();
    expect(rows).toEqual([{ source: 'free' }]);
  });
});

it('sign-up of a known number takes over name and e-mail, and keeps the rest', async () => {
  const { token, phone } = await newUser();
  await update(token, { dob: '1990-08-15', email: 'old@example.in' });
  await server.clock.set(MINUTE_MS);
  await call(app, sendOtp, { body: { phone } });
  const otp = codeFor(sms, phone);
  const body = { phone, otp, name: 'Asha', email: 'new@example.in' };
  await call(app, signupVerifyOtp, { body });
  await server.clock.set(0);
  const { reply } = await call(app, getProfile, { token });
  expect(reply).toMatchObject({ name: 'Asha', email: 'new@example.in', dob: '1990-08-15' });
});
