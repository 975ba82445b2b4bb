import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { afterEach, expect, it } from 'vitest';
import { call, codeFor, logIn } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import {
  addPasskey,
  mySessions,
  passkeyToAdd,
  passkeyToSignIn,
  signInWithPasskey,
} from '../../contract/routes.ts';
import { otpCalls, tally } from './otp-calling.ts';
import { softAuthenticator } from './soft-authenticator.ts';

/** What somebody with an account of their own can make us send, with as many made-up devices as they like. */
const server = await buildTestApp();
const { app, clock, jobs, sms } = server;
const { sendFrom, verify, nextAddress } = otpCalls(server);
const SITE = { rpId: 'localhost', origin: 'http://localhost:3000' };

afterEach(async () => clock.set(0));

const deviceOf = (at: number): string => `a-made-up-device-number-${at}`;

const withPasskey = async (phone: string) => {
  const token = await logIn(server, phone);
  const key = softAuthenticator(SITE);
  const { challenge } = (await call(app, passkeyToAdd, { token })).reply;
  await call(app, addPasskey, { token, body: key.make(challenge) });
  await jobs.drain();
  const signIn = async (deviceToken: string) => {
    const options = (await call(app, passkeyToSignIn, { address: nextAddress() })).reply;
    const passkey = key.sign(options.challenge);
    return call(app, signInWithPasskey, {
      body: { passkey, deviceToken },
      address: nextAddress(),
    });
  };
  return { token, signIn };
};

it('a hundred sign-ins by passkey on new devices: sixty a day, ten SMS, whatever the contact number', async () => {
  const { token, signIn } = await withPasskey('9830000001');
  await call(app, updateProfile, { token, body: { phone: '9830000099' } });
  const before = sms.sent.length;
  const outcomes: (string | undefined)[] = [];
  for (let at = 0; at < 100; at += 1) outcomes.push((await signIn(deviceOf(at))).refusal.code);
  await jobs.drain();
  expect(tally(outcomes)).toEqual({ ok: 60, 'request.rate-limited': 40 });
  expect(sms.sent.length - before).toBe(10);
  expect((await call(app, mySessions, { token })).reply.sessions).toHaveLength(61);
  await clock.set(DAY_MS + MINUTE_MS);
  expect((await signIn(deviceOf(0))).status).toBe(200);
});

it('a number gets thirty codes a day on all its known devices together, however many there are', async () => {
  const phone = '9830000002';
  const { signIn } = await withPasskey(phone);
  for (let at = 0; at < 20; at += 1) await signIn(deviceOf(at));
  await clock.set(DAY_MS + HOUR_MS);
  const outcomes: (string | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    await clock.set(DAY_MS + HOUR_MS + round * MINUTE_MS);
    for (let at = 0; at < 20; at += 1) {
      const sent = await sendFrom(phone, nextAddress(), { deviceToken: deviceOf(at) });
      outcomes.push(sent.refusal.code);
    }
  }
  expect(tally(outcomes)).toEqual({ ok: 30, 'auth.send-limit': 30 });
  const late = await sendFrom(phone, nextAddress(), { deviceToken: deviceOf(0) });
  expect(late.refusal.retryAfterSeconds).toBeGreaterThan(20 * 3_600);
  // The last code sent is still good.
  const latest = { deviceToken: deviceOf(9) };
  expect((await verify(phone, codeFor(sms, phone), latest)).status).toBe(200);
});
