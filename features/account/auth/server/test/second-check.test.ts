import { MINUTE_MS } from '@dhruva/kernel/durations';
import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { secondCheck, sendOtp, signupVerifyOtp } from '../../contract/routes.ts';
import { saveEntry } from '@dhruva/care/tracker/contract/routes';
import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, codeFor, otherCode } from '@dhruva/server/test/calling.ts';
import { dump } from '@dhruva/server/test/dump.ts';
import { FEELING, NEW_DEVICE, OLD_DEVICE, OWNER, recycling, SYMPTOM } from './recycling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Scenario 63: after 90 days the number of an account may belong to somebody else. */
const server = await buildTestApp();
const { app, deps, mail, sms } = server;
const owners = recycling(server, 9_700_000_000);
const { nextPhone, later, daysLater, logInOn, ownersAccount, recycled } = owners;
const { sees, isPending, mailedCode, askForMail, confirm } = owners;

const routeName = ({ method, path }: Route): string => `${method} ${path}`;
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
    expect(await sees(await logInOn(phone, OLD_DEVICE))).toContain(SYMPTOM);
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
    const token = await logInOn(phone, OLD_DEVICE);
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
    expect(open.map(routeName).toSorted()).toEqual([
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
});

it('what a stranger types at sign-in changes nothing: no name, no e-mail a code could go to', async () => {
  const bare = await recycled('');
  const bareToken = await logInOn(bare.phone, NEW_DEVICE, 'stranger@mail.example');
  expect((await askForMail(bareToken)).refusal.code).toBe('auth.second-check-no-email');

  const { phone } = await recycled();
  await later(MINUTE_MS);
  const { challengeId } = (await call(app, sendOtp, { body: { phone } })).reply;
  const typed = { phone, otp: codeFor(sms, phone), challengeId, deviceToken: NEW_DEVICE };
  const body = { ...typed, name: 'Stranger', email: 'stranger@mail.example' };
  const signedUp = await call(app, signupVerifyOtp, { body });
  await askForMail(signedUp.reply.token);
  expect(mail.sent.at(-1)?.to).toBe(OWNER.email);
});

it('what a stranger types waits sealed: the database holds no word of it', async () => {
  const { phone } = await recycled();
  await logInOn(phone, NEW_DEVICE, 'stranger@mail.example');
  const rows = await dump(deps.db);
  for (const secret of ['stranger@mail.example', phone, NEW_DEVICE, OWNER.name])
    expect(rows).not.toContain(secret);
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
