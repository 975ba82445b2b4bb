import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import {
  confirmOwner,
  mailSecondCheck,
  secondCheck,
  sendOtp,
  signupVerifyOtp,
  startAfresh,
  verifyOtp,
} from '@dhruva/contract/auth/routes';
import { SYMPTOMS } from '@dhruva/contract/catalogue/symptoms';
import { history, saveEntry } from '@dhruva/contract/counselling/routes';
import { getProfile, updateProfile } from '@dhruva/contract/profile/routes';
import type { Route } from '@dhruva/contract/route';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, codeFor, LOGIN, otherCode } from './calling.ts';
import { buildTestApp } from './test-app.ts';

/** Scenario 63: the number of an account may be somebody else's after 90 days. */
const server = await buildTestApp();
const { app, deps, clock, jobs, mail, sms } = server;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const OLD_PHONE_DEVICE = 'the-device-of-the-owner-0';
const NEW_DEVICE = 'a-device-never-seen-here-1';
const OWNER = { name: 'Owner Secretname', email: 'secretname@mail.example' };
const SYMPTOM = SYMPTOMS.at(-1)?.label ?? '';
const FEELING = { rating: 2, symptoms: SYMPTOMS.slice(-8).map(({ label }) => label) };

const used = { phones: 0, ms: 0 };
const nextPhone = (): string => String(9_700_000_000 + (used.phones += 1));
const later = async (ms: number): Promise<void> => clock.set((used.ms += ms));
const daysLater = async (days: number): Promise<void> => later(days * DAY_MS);

/** Logs a number in on a device; `email` is what the login form takes beside the number. */
const logInOn = async (phone: string, deviceToken?: string, email?: string): Promise<string> => {
  await later(MINUTE_MS);
  const sent = await call(app, sendOtp, { body: { phone, ...LOGIN, ...(email && { email }) } });
  const { challengeId } = sent.reply;
  const body = { phone, otp: codeFor(sms, phone), challengeId, deviceToken };
  return (await call(app, verifyOtp, { body })).reply.token;
};

/** An account with a name, an e-mail and a counselling entry, used once on the owner's device. */
const ownersAccount = async (email = OWNER.email): Promise<string> => {
  const phone = nextPhone();
  const token = await logInOn(phone, OLD_PHONE_DEVICE);
  await call(app, updateProfile, { token, body: { name: OWNER.name, email } });
  await call(app, saveEntry, { token, body: FEELING });
  return phone;
};

/** The owner's account after 120 days, entered from a device nobody knows. */
const recycled = async (email?: string) => {
  const phone = await ownersAccount(email);
  await daysLater(120);
  return { phone, token: await logInOn(phone, NEW_DEVICE) };
};

const sees = async (token: string): Promise<string> => (await call(app, history, { token })).text;
const isPending = async (token: string): Promise<boolean> =>
  (await call(app, secondCheck, { token })).reply.pending;

const mailedCode = (): string => {
  const code = /^\d{6}/.exec(mail.sent.at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was mailed');
  return code;
};
const askForMail = async (token: string) => call(app, mailSecondCheck, { token });
const confirm = async (token: string, code: string, challengeId?: string) =>
  call(app, confirmOwner, { token, body: { code, challengeId } });
const afresh = async (token: string) =>
  call(app, startAfresh, { token, body: { understood: true } });

const keyOf = ({ method, path }: Route): string => `${method} ${path}`;
const withSession = ALL_ROUTES.filter(({ auth }) => auth === 'session');
const guarded = withSession.filter(({ beforeSecondCheck }) => beforeSecondCheck !== true);

describe('who is asked', () => {
  it('nobody within 90 days, whatever the device', async () => {
    const phone = await ownersAccount();
    await daysLater(89);
    const token = await logInOn(phone, NEW_DEVICE);
    expect(await sees(token)).toContain(SYMPTOM);
    expect((await call(app, getProfile, { token })).reply).not.toHaveProperty('secondCheckPending');
  });

  it('nobody on a device the account was used on', async () => {
    const phone = await ownersAccount();
    await daysLater(120);
    expect(await sees(await logInOn(phone, OLD_PHONE_DEVICE))).toContain(SYMPTOM);
  });

  it('63: whoever comes after 120 days on a new device, or on one without a name', async () => {
    const { phone, token } = await recycled();
    expect(await isPending(token)).toBe(true);
    expect(await isPending(await logInOn(phone))).toBe(true);
  });

  it('a device known to one account is unknown to another', async () => {
    const mine = await ownersAccount();
    await daysLater(120);
    await logInOn(nextPhone(), NEW_DEVICE);
    expect(await isPending(await logInOn(mine, NEW_DEVICE))).toBe(true);
  });

  it('again, however often it is tried and used: nothing a stranger does looks like the owner', async () => {
    const { phone, token } = await recycled();
    await daysLater(1);
    expect((await call(app, getProfile, { token })).status).toBe(200);
    await daysLater(1);
    expect(await isPending(await logInOn(phone, NEW_DEVICE))).toBe(true);
    expect(await isPending(token)).toBe(true);
  });

  it('not a session that lives on: using it shows that the owner is there', async () => {
    const phone = await ownersAccount();
    const token = await logInOn(phone, OLD_PHONE_DEVICE);
    for (let weeks = 0; weeks < 12; weeks += 1) {
      await daysLater(7);
      expect((await call(app, getProfile, { token })).reply.name).toBe(OWNER.name);
    }
    await daysLater(80);
    expect(await sees(await logInOn(phone, NEW_DEVICE))).toContain(SYMPTOM);
  });
});

describe('63: before the second check', () => {
  const stranger = { phone: '', token: '' };
  beforeAll(async () => void Object.assign(stranger, await recycled()));

  it('each route is decided: these serve, all others are closed', () => {
    const open = withSession.filter(({ beforeSecondCheck }) => beforeSecondCheck === true);
    expect(open.map(keyOf).toSorted()).toEqual([
      'GET /api/auth/second-check',
      'GET /api/profile/me',
      'GET /api/referral/mine',
      'POST /api/auth/logout',
      'POST /api/auth/second-check/confirm',
      'POST /api/auth/second-check/send',
      'POST /api/auth/start-afresh',
      'POST /api/compatibility/check-pair',
      'POST /api/counseling/save',
      'POST /api/engine/check-birth',
      'POST /api/payment/verify',
    ]);
    expect(ALL_ROUTES.filter((route) => route.beforeSecondCheck && route.auth === 'none')).toEqual(
      [],
    );
  });

  it.each(guarded)('$method $path is refused, and says why', async (route) => {
    const { status, refusal } = await call(app, route, { token: stranger.token, body: {} });
    expect([status, refusal.code]).toEqual([403, 'auth.second-check-needed']);
    expect(refusal.message).toContain('confirm first that this account is yours');
  });

  it('the receipt’s file is refused too', async () => {
    const headers = { authorization: `Bearer ${stranger.token}` };
    const reply = await app.inject({ url: '/api/receipts/pdf?orderId=x', headers });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'auth.second-check-needed']);
  });

  it('the profile is shown empty, and says that it is closed', async () => {
    const { reply, text } = await call(app, getProfile, { token: stranger.token });
    expect(reply).toMatchObject({ name: '', email: '', phone: '', secondCheckPending: true });
    for (const secret of [OWNER.name, OWNER.email, stranger.phone])
      expect(text).not.toContain(secret);
  });

  it('the e-mail is shown hidden', async () => {
    expect((await call(app, secondCheck, { token: stranger.token })).reply).toEqual({
      pending: true,
      emailHint: 's•••@m•••.example',
      keptUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('a feeling can be saved; what was saved stays closed', async () => {
    expect((await call(app, saveEntry, { token: stranger.token, body: FEELING })).status).toBe(200);
    expect(await sees(stranger.token)).not.toContain(SYMPTOM);
  });

  it('what a stranger types at sign-in changes nothing: no name, no e-mail a code could go to', async () => {
    const bare = await recycled('');
    const bareToken = await logInOn(bare.phone, NEW_DEVICE, 'stranger@mail.example');
    expect((await askForMail(bareToken)).refusal.code).toBe('auth.second-check-no-email');

    const { phone } = stranger;
    await later(MINUTE_MS);
    const { reply } = await call(app, sendOtp, { body: { phone } });
    const { challengeId } = reply;
    const typed = { phone, otp: codeFor(sms, phone), challengeId, deviceToken: NEW_DEVICE };
    const body = { ...typed, name: 'Stranger', email: 'stranger@mail.example' };
    const signedUp = await call(app, signupVerifyOtp, { body });
    await askForMail(signedUp.reply.token);
    expect(mail.sent.at(-1)?.to).toBe(OWNER.email);
  });
});

describe('the code by mail', () => {
  it('goes to the owner alone and holds nothing personal', async () => {
    const { phone, token } = await recycled();
    const sent = await askForMail(token);
    expect(sent.reply).toMatchObject({ resendAfterSeconds: 30 });
    expect(sent.text).not.toContain(mailedCode());
    const { to, subject, text } = mail.sent.at(-1) ?? { to: '', subject: '', text: '' };
    expect(to).toBe(OWNER.email);
    for (const secret of [OWNER.name, phone, SYMPTOM]) {
      expect(`${subject} ${text}`).not.toContain(secret);
    }
    expect(JSON.stringify(server.logged)).not.toContain(OWNER.email);
  });

  it('opens the account, once, under a new token; the device is known from then on', async () => {
    const { phone, token } = await recycled();
    const { challengeId } = (await askForMail(token)).reply;
    const code = mailedCode();
    const { reply } = await confirm(token, code, challengeId);
    expect(await sees(reply.token)).toContain(SYMPTOM);
    expect((await call(app, getProfile, { token: reply.token })).reply.name).toBe(OWNER.name);
    expect((await call(app, getProfile, { token })).refusal.code).toBe('auth.signed-out');
    expect((await confirm(reply.token, code)).refusal.code).toBe('auth.second-check-past');
    expect((await askForMail(reply.token)).refusal.code).toBe('auth.second-check-past');
    await daysLater(13);
    expect(await sees(reply.token)).toContain(SYMPTOM);
    await daysLater(120);
    expect(await sees(await logInOn(phone, NEW_DEVICE))).toContain(SYMPTOM);
  });

  it('takes over then what was typed at sign-in', async () => {
    const phone = await ownersAccount();
    await daysLater(120);
    const { challengeId } = (await call(app, sendOtp, { body: { phone } })).reply;
    const typed = { name: 'Owner Newname', email: 'new@mail.example' };
    const body = { phone, otp: codeFor(sms, phone), challengeId, ...typed };
    const { token } = (await call(app, signupVerifyOtp, { body })).reply;
    await askForMail(token);
    const confirmed = (await confirm(token, mailedCode())).reply.token;
    expect((await call(app, getProfile, { token: confirmed })).reply).toMatchObject(typed);
  });

  it('is locked after five wrong tries, and of twenty at once five are compared', async () => {
    const { token } = await recycled();
    await askForMail(token);
    const code = mailedCode();
    const guesses = Array.from({ length: 20 }, async () => confirm(token, otherCode(code)));
    const codes = (await Promise.all(guesses)).map(({ refusal }) => refusal.code);
    expect(codes.filter((it_) => it_ === 'auth.code-wrong')).toHaveLength(5);
    expect((await confirm(token, code)).refusal.code).toBe('auth.code-locked');
    expect(await isPending(token)).toBe(true);
  });

  it('holds five minutes, is not sent again within 30 seconds, and not four times in ten minutes', async () => {
    const { token } = await recycled();
    await askForMail(token);
    expect((await askForMail(token)).refusal).toMatchObject({
      code: 'auth.send-too-soon',
      retryAfterSeconds: expect.any(Number),
    });
    await later(5 * MINUTE_MS);
    expect((await confirm(token, mailedCode())).refusal.code).toBe('auth.code-expired');
    await askForMail(token);
    await later(MINUTE_MS);
    await askForMail(token);
    await later(MINUTE_MS);
    expect((await askForMail(token)).refusal.code).toBe('auth.send-limit');
    expect((await confirm(token, '12 34')).refusal.code).toBe('auth.code-format');
  });

  it('of one account does not open another', async () => {
    const [first, second] = [await ownersAccount(), await ownersAccount('other@mail.example')];
    await daysLater(120);
    const one = { token: await logInOn(first, NEW_DEVICE) };
    const other = { token: await logInOn(second, NEW_DEVICE) };
    const sent = await askForMail(one.token);
    const { challengeId } = sent.reply;
    const code = mailedCode();
    await askForMail(other.token);
    const elsewhere = await confirm(other.token, code, challengeId);
    expect(elsewhere.refusal.code).toBe('auth.code-expired');
    expect((await confirm(one.token, code)).status).toBe(200);
  });

  it('that nobody takes over is said, and costs no wait', async () => {
    const { token } = await recycled();
    const away = vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    const failed = await askForMail(token);
    away.mockRestore();
    expect([failed.status, failed.refusal.code]).toEqual([502, 'auth.mail-failed']);
    expect((await askForMail(token)).status).toBe(200);
  });
});

describe('starting afresh', () => {
  it('gives an empty account; the old one is parked, and no code leads to it', async () => {
    const { phone, token } = await recycled();
    const fresh = (await afresh(token)).reply.token;
    expect(await sees(fresh)).toBe('[]');
    const { reply, text } = await call(app, getProfile, { token: fresh });
    expect(reply).toMatchObject({ name: '', email: '', phone, hasUsedFreeQuestion: false });
    expect(text).not.toContain('secondCheckPending');
    expect((await call(app, getProfile, { token })).refusal.code).toBe('auth.signed-out');
    expect(await sees(await logInOn(phone, NEW_DEVICE))).toBe('[]');
    expect(await sees(await logInOn(phone, OLD_PHONE_DEVICE))).toBe('[]');
    await daysLater(120);
    expect(await isPending(await logInOn(phone, NEW_DEVICE))).toBe(false);
  });

  it('keeps the old account whole, with the day and the number it had, and tells its owner', async () => {
    const { phone, token } = await recycled();
    const { keptUntil } = (await call(app, secondCheck, { token })).reply;
    await afresh(token);
    const former = deps.hash('phone', `+91${phone}`);
    const parked = await deps.db
      .selectFrom('users')
      .selectAll()
      .where('former_phone_hash', '=', former)
      .executeTakeFirstOrThrow();
    expect(parked).toMatchObject({ phone_hash: null, parked_at: expect.any(Date) });
    const entries = await deps.db
      .selectFrom('counselling_entries')
      .select('id')
      .where('user_id', '=', parked.id)
      .execute();
    expect(entries).toHaveLength(1);
    await jobs.drain();
    const { to, text } = mail.sent.at(-1) ?? { to: '', text: '' };
    expect(to).toBe(OWNER.email);
    expect(text).toContain(`kept for you at least until`);
    expect(text).toContain(keptUntil.slice(0, 4));
    for (const secret of [OWNER.name, phone, SYMPTOM]) expect(text).not.toContain(secret);
  });

  it('takes the consent and the e-mail of the new owner along', async () => {
    const phone = await ownersAccount();
    await daysLater(120);
    const fresh = (await afresh(await logInOn(phone, NEW_DEVICE, 'new@mail.example'))).reply.token;
    expect((await call(app, getProfile, { token: fresh })).reply.email).toBe('new@mail.example');
    const consents = await deps.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select('purpose')
      .where('phone_hash', '=', deps.hash('phone', `+91${phone}`))
      .execute();
    expect(consents.map(({ purpose }) => purpose).toSorted()).toEqual(['age', 'terms']);
  });

  it('is for those who are asked, once, and told what it means', async () => {
    const { phone, token } = await recycled();
    const second = await logInOn(phone, 'another-new-device-here-2');
    expect((await call(app, startAfresh, { token, body: {} })).status).toBe(400);
    const ends = await Promise.all([afresh(token), afresh(token), afresh(second)]);
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = ends.flatMap(({ refusal }) => refusal.code ?? []);
    expect(refused.filter((code) => code === 'auth.second-check-past')).toHaveLength(2);
    const fresh = ends.find(({ status }) => status === 200)?.reply.token ?? '';
    expect((await afresh(fresh)).refusal.code).toBe('auth.second-check-past');
  });

  it('of somebody else’s pending session touches nothing of a confirmed one', async () => {
    const phone = await ownersAccount();
    const token = await logInOn(phone, OLD_PHONE_DEVICE);
    expect((await afresh(token)).refusal.code).toBe('auth.second-check-past');
    expect(await sees(token)).toContain(SYMPTOM);
  });
});
