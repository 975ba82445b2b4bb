import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import {
  endOtherSessions,
  endSession,
  mySessions,
  sendOtp,
  verifyOtp,
} from '../../contract/routes.ts';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { call, codeFor, LOGIN } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Decision 59: where somebody is signed in, and the news of a new device. */
const server = await buildTestApp();
const { app, clock, jobs, mail, sms, deps } = server;

afterEach(async () => clock.set(0));

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
const DESK_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const used = { minutes: 0 };
/** Signs in a minute after the sign-in before. */
const signIn = async (phone: string, device: string, browser = PHONE_BROWSER): Promise<string> => {
  used.minutes += 1;
  await clock.set(used.minutes * MINUTE_MS);
  const deviceToken = device.padEnd(24, '0');
  const headers = { 'user-agent': browser };
  const sent = await call(app, sendOtp, { body: { phone, ...LOGIN, deviceToken }, headers });
  const { challengeId } = sent.reply;
  const body = { phone, otp: codeFor(sms, phone), challengeId, deviceToken };
  return (await call(app, verifyOtp, { body, headers })).reply.token;
};
const listOf = async (token: string) => (await call(app, mySessions, { token })).reply;
const isIn = async (token: string): Promise<boolean> =>
  (await call(app, getProfile, { token })).status === 200;

describe('where I am signed in', () => {
  it('names the browser and the system, when, and which is this one; no address', async () => {
    const phone = '9830000001';
    await signIn(phone, 'phone');
    const here = await signIn(phone, 'desk', DESK_BROWSER);
    const { sessions } = await listOf(here);
    expect(sessions).toMatchObject([
      { device: { browser: 'Firefox', system: 'Windows' }, via: 'code', current: true },
      { device: { browser: 'Chrome', system: 'Android' }, via: 'code', current: false },
    ]);
    expect(JSON.stringify(sessions)).not.toContain('203.0.113');
    const rows = await deps.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|203\.0\.113/u);
  });

  it('does not list what has expired, nor anybody else’s', async () => {
    const phone = '9830000002';
    await signIn(phone, 'old');
    await signIn('9830000102', 'elsewhere');
    used.minutes += (15 * DAY_MS) / MINUTE_MS;
    const here = await signIn(phone, 'new');
    expect((await listOf(here)).sessions).toHaveLength(1);
  });

  it('ends one at once, and its device is a new one', async () => {
    const phone = '9830000003';
    const lost = await signIn(phone, 'lost');
    const here = await signIn(phone, 'here');
    const id = (await listOf(here)).sessions.find(({ current }) => !current)?.id ?? '';
    const { reply } = await call(app, endSession, { token: here, body: { id } });
    expect(reply).toEqual({ ended: 1 });
    expect([await isIn(lost), await isIn(here)]).toEqual([false, true]);
    await jobs.drain();
    const before = sms.sent.length;
    await signIn(phone, 'lost');
    await jobs.drain();
    expect(sms.sent.slice(before).map(({ template }) => template)).toContain('signin');
  });

  it('ends all others', async () => {
    const phone = '9830000004';
    const others = [await signIn(phone, 'one'), await signIn(phone, 'two')];
    const here = await signIn(phone, 'here');
    const { reply } = await call(app, endOtherSessions, { token: here });
    expect(reply).toEqual({ ended: 2 });
    expect(await Promise.all([...others, here].map(isIn))).toEqual([false, false, true]);
    expect((await listOf(here)).sessions).toHaveLength(1);
  });

  it('ends nobody else’s', async () => {
    const theirs = await signIn('9830000005', 'theirs');
    const { id } = (await listOf(theirs)).sessions[0] ?? { id: '' };
    const mine = await signIn('9830000105', 'mine');
    const { reply } = await call(app, endSession, { token: mine, body: { id } });
    expect(reply).toEqual({ ended: 0 });
    expect(await isIn(theirs)).toBe(true);
  });

  it('is as old as the clock says once it is right again', async () => {
    const phone = '9830000006';
    const minutes = used.minutes;
    used.minutes += (30 * DAY_MS) / MINUTE_MS;
    const token = await signIn(phone, 'ahead');
    used.minutes = minutes;
    await clock.set(minutes * MINUTE_MS);
    expect(await isIn(token)).toBe(true);
    const [session] = (await listOf(token)).sessions;
    const now = Date.now() + minutes * MINUTE_MS;
    expect(Math.abs(Date.parse(session?.signedInAt ?? '') - now)).toBeLessThan(MINUTE_MS);
  });
});

describe('news of a new device', () => {
  it('goes by SMS, by mail where there is an address; the first device and a known one are no news', async () => {
    const phone = '9840000001';
    const news = () =>
      sms.sent.filter(({ to, template }) => to === `+91${phone}` && template === 'signin');
    const first = await signIn(phone, 'first');
    await signIn(phone, 'first');
    await jobs.drain();
    expect(news()).toEqual([]);
    await signIn(phone, 'second', DESK_BROWSER);
    await jobs.drain();
    expect(news()).toHaveLength(1);
    await call(app, updateProfile, { token: first, body: { email: 'asha@example.in' } });
    await signIn(phone, 'third', DESK_BROWSER);
    await jobs.drain();
    expect(news()).toHaveLength(1);
    expect(mail.sent.at(-1)).toMatchObject({
      to: 'asha@example.in',
      subject: 'Your account was opened on a new device',
      text: expect.stringContaining('Firefox on Windows'),
    });
    expect(mail.sent.at(-1)?.text).toContain('http://localhost:3000/profile');
  });

  it('reaches the owner though the stranger has signed out already', async () => {
    const phone = '9840000002';
    await signIn(phone, 'mine');
    const stranger = await signIn(phone, 'stranger');
    const { id } = (await listOf(stranger)).sessions.find(({ current }) => current) ?? { id: '' };
    await call(app, endSession, { token: stranger, body: { id } });
    const before = sms.sent.length;
    await jobs.drain();
    expect(sms.sent.slice(before)).toMatchObject([{ to: `+91${phone}`, template: 'signin' }]);
  });
});
