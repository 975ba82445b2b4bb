import { TERMS_VERSION } from '@dhruva/kernel/limits';
import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { logout, sendOtp, signupVerifyOtp, verifyOtp } from '../../contract/routes.ts';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import { describe, expect, it } from 'vitest';
import { call, codeFor, LOGIN, logIn, otherCode } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, sms, clock, deps } = server;
const send = (body: object) => call(app, sendOtp, { body });
const verify = (body: object) => call(app, verifyOtp, { body });
const signUp = (body: object) => call(app, signupVerifyOtp, { body });
const isIn = async (token: string) => (await call(app, getProfile, { token })).status === 200;

describe('send-otp', () => {
  it('sends six digits with the line browsers read, and says when to ask again', async () => {
    const { status, reply } = await send({ phone: '9000000001', ...LOGIN });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ message: expect.any(String), resendAfterSeconds: 30 });
    expect(sms.sent.at(-1)).toMatchObject({
      to: '+919000000001',
      vars: { code: expect.stringMatching(/^\d{6}$/u), domain: 'localhost' },
      idempotencyKey: reply.challengeId,
    });
  });

  it('takes the phone alone, as the sign-up form sends it', async () => {
    expect((await send({ phone: '9000000002' })).status).toBe(200);
  });

  it.each([
    [{ phone: '12345', email: 'x', ageConfirmed: false }, 'auth.phone-invalid'],
    [{ phone: '9000000003', email: 'x', ageConfirmed: false }, 'auth.email-invalid'],
    [{ phone: '9000000003', email: '', ageConfirmed: false }, 'auth.age-unconfirmed'],
    [{ phone: '9000000003', termsAccepted: true }, 'auth.age-unconfirmed'],
    [{ phone: '9000000003', ageConfirmed: true, termsAccepted: false }, 'auth.terms-unaccepted'],
    [{ phone: '9000000003', ageConfirmed: true }, 'auth.terms-unaccepted'],
  ])('refuses %j', async (body, code) => {
    const { status, refusal } = await send(body);
    expect([status, refusal.code]).toEqual([400, code]);
    expect(sms.sent.some(({ to }) => to.endsWith('9000000003'))).toBe(false);
  });

  it('asks to wait 30 seconds, then sends again', async () => {
    const phone = '9000000004';
    await send({ phone, ...LOGIN });
    const soon = await send({ phone, ...LOGIN });
    expect([soon.status, soon.refusal.code]).toEqual([429, 'auth.send-too-soon']);
    expect(soon.refusal.retryAfterSeconds).toBeGreaterThan(0);
    await clock.set(31_000);
    expect((await send({ phone, ...LOGIN })).status).toBe(200);
    await clock.set(0);
  });
});

describe('verify-otp', () => {
  it('makes an account at the first login and finds it at the next', async () => {
    const phone = '9000000010';
    const first = await logIn(server, phone);
    expect(await isIn(first)).toBe(true);
    await clock.set(MINUTE_MS);
    const second = await logIn(server, phone);
    await clock.set(0);
    expect(second).not.toBe(first);
    const users = await deps.db
      .selectFrom('users')
      .select('id')
      .where('phone_hash', '=', deps.hash('phone', `+91${phone}`))
      .execute();
    expect(users).toHaveLength(1);
    expect((await call(app, getProfile, { token: second })).reply.phone).toBe(phone);
  });

  it('stores consent to age and terms with time, version and way', async () => {
    const phone = '9000000011';
    await logIn(server, phone);
    const consents = await deps.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select(['purpose', 'version', 'via', 'given_at'])
      .where('phone_hash', '=', deps.hash('phone', `+91${phone}`))
      .orderBy('purpose')
      .execute();
    const common = { version: TERMS_VERSION, via: 'login', given_at: expect.any(Date) };
    expect(consents).toEqual([
      { purpose: 'age', ...common },
      { purpose: 'terms', ...common },
    ]);
  });

  it('keeps the e-mail typed at login, sealed until the number is proven', async () => {
    const phone = '9000000012';
    await send({ phone, email: 'login@example.in', ...LOGIN });
    const { reply } = await verify({ phone, otp: codeFor(sms, phone) });
    const { reply: profile } = await call(app, getProfile, { token: reply.token });
    expect(profile.email).toBe('login@example.in');
    const keys = await deps.db.selectFrom('user_keys').select('user_id').execute();
    const users = await deps.db.selectFrom('users').select('id').execute();
    expect(keys.length).toBe(users.length);
  });

  it.each([
    [{ phone: '12345', otp: '123456' }, 400, 'auth.phone-invalid'],
    [{ phone: '9000000013', otp: '12345' }, 400, 'auth.code-format'],
    [{ phone: '9000000013', otp: 'abcdef' }, 400, 'auth.code-format'],
    [{ phone: '9000000013', otp: '123456' }, 400, 'auth.code-expired'],
  ])('refuses %j', async (body, status, code) => {
    const refused = await verify(body);
    expect([refused.status, refused.refusal.code]).toEqual([status, code]);
  });

  it('says a wrong code is wrong', async () => {
    const phone = '9000000014';
    await send({ phone, ...LOGIN });
    const refused = await verify({ phone, otp: otherCode(codeFor(sms, phone)) });
    expect([refused.status, refused.refusal.code]).toEqual([400, 'auth.code-wrong']);
    expect(refused.refusal.message).toBe('Invalid OTP. Please try again.');
  });

  it('reads a code with spaces or in Devanagari digits', async () => {
    const phone = '9000000015';
    await send({ phone, ...LOGIN });
    const devanagari = codeFor(sms, phone).replace(/\d/gu, (digit) =>
      String.fromCodePoint(0x0966 + Number(digit)),
    );
    expect((await verify({ phone, otp: ` ${devanagari} ` })).status).toBe(200);
  });
});

describe('signup-verify-otp', () => {
  it('keeps name and e-mail, and notes consent by sign-up', async () => {
    const phone = '9000000020';
    await send({ phone });
    const body = { phone, otp: codeFor(sms, phone), name: ' Asha  Rao ', email: 'asha@example.in' };
    const { status, reply } = await signUp(body);
    expect(status).toBe(200);
    const profile = (await call(app, getProfile, { token: reply.token })).reply;
    expect(profile).toMatchObject({ phone, name: 'Asha Rao', email: 'asha@example.in' });
    const via = await deps.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select('via')
      .where('phone_hash', '=', deps.hash('phone', `+91${phone}`))
      .execute();
    expect(via).toEqual([{ via: 'sign-up' }, { via: 'sign-up' }]);
  });

  const whole = { phone: '9000000021', otp: '123456', name: 'Asha', email: 'a@example.in' };
  it.each([
    [{ name: ' ' }, 400, 'auth.signup-fields-missing'],
    [{ email: '' }, 400, 'auth.signup-fields-missing'],
    [{ phone: '' }, 400, 'auth.signup-fields-missing'],
    [{ phone: '12345' }, 400, 'auth.phone-invalid'],
    [{ email: 'asha' }, 400, 'auth.email-invalid'],
    [{ otp: '12' }, 400, 'auth.code-format'],
    [{}, 400, 'auth.code-expired'],
  ])('refuses with %j', async (change, status, code) => {
    const refused = await signUp({ ...whole, ...change });
    expect([refused.status, refused.refusal.code]).toEqual([status, code]);
  });

  it('refuses a wrong code and locks after five', async () => {
    const phone = '9000000022';
    await send({ phone });
    const wrong = { ...whole, phone, otp: otherCode(codeFor(sms, phone)) };
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) codes.push((await signUp(wrong)).refusal.code);
    expect(codes).toEqual([...Array(5).fill('auth.code-wrong'), 'auth.code-locked']);
  });
});

describe('sessions', () => {
  it('end at logout, and only that one', async () => {
    const phone = '9000000030';
    const first = await logIn(server, phone);
    await clock.set(MINUTE_MS);
    const second = await logIn(server, phone);
    await clock.set(0);
    const { status, reply } = await call(app, logout, { token: first });
    expect([status, reply.message]).toEqual([200, 'Logged out successfully!']);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    expect((await call(app, logout, { token: first })).status).toBe(401);
  });

  it('die after 14 idle days, and live as long as they are used', async () => {
    const idle = await logIn(server, '9000000031');
    const used = await logIn(server, '9000000032');
    await clock.set(10 * DAY_MS);
    expect(await isIn(used)).toBe(true);
    await clock.set(15 * DAY_MS);
    expect([await isIn(idle), await isIn(used)]).toEqual([false, true]);
    await clock.set(0);
  });

  it('die after 90 days however much they are used', async () => {
    const token = await logIn(server, '9000000033');
    for (let day = 10; day < 90; day += 10) {
      await clock.set(day * DAY_MS);
      expect(await isIn(token)).toBe(true);
    }
    await clock.set(90 * DAY_MS + 1000);
    expect(await isIn(token)).toBe(false);
    await clock.set(0);
  });

  it('are swept with codes nobody needs any more', async () => {
    await send({ phone: '9000000034', email: 'never@example.in', ...LOGIN });
    await clock.set(91 * DAY_MS);
    await deps.jobs.run('auth.sweep');
    const tables = ['sessions', 'otp_challenges', 'otp_failures', 'otp_subjects'] as const;
    for (const table of tables) {
      expect(await deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await clock.set(0);
  });
});
