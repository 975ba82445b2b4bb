import { sendOtp, signupVerifyOtp, verifyOtp } from '../contract/routes.ts';
import { DEVICE_KEY } from '@dhruva/kernel/limits';
import { AUTH_ERRORS } from '../contract/errors.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { storeReferralCode, readStoredReferralCode } from '@dhruva/account/referral/web';
import { logIn, signUp } from './calls.ts';
import { useCodeFlow, type Verify } from './use-code-flow.ts';

const BODY = { phone: '9876543210' };
const SENT = { message: 'Sent.', challengeId: 'first', resendAfterSeconds: 30 };
const AGAIN = { ...SENT, challengeId: 'second' };

const start = (verify: Verify = logIn) => {
  const onToken = vi.fn<(token: string) => void>();
  const { result } = renderHook(() => useCodeFlow(verify, onToken));
  const send = async (body = BODY) => {
    act(() => result.current.send(body));
    await settle();
  };
  const check = async (otp = '123456') => {
    act(() => result.current.verify(otp));
    await settle();
  };
  return { flow: () => result.current, send, check, onToken };
};

beforeEach(() => {
  serve(sendOtp, SENT, AGAIN);
  serve(verifyOtp, { token: 'secret' });
});

test('from the form to the code to the token', async () => {
  const { flow, send, check, onToken } = start();
  expect(flow()).toMatchObject({ sent: undefined, busy: false, refused: undefined });
  await send();
  expect(flow().sent).toEqual({ body: BODY, challengeId: 'first', resendAt: NOW + 30_000 });
  await check();
  expect(asked(verifyOtp)[0]?.body).toEqual({
    phone: BODY.phone,
    otp: '123456',
    challengeId: 'first',
    deviceToken: localStorage.getItem(DEVICE_KEY),
  });
  expect(onToken.mock.calls).toEqual([['secret']]);
  expect(flow()).toMatchObject({ busy: false, refused: undefined });
});

test('no code was sent yet: there is nothing to check', async () => {
  const { flow, check } = start();
  await check();
  expect([asked(verifyOtp), flow().refused]).toEqual([[], undefined]);
});

test('a code sent anew is the one that is checked', async () => {
  const { send, check } = start();
  await send();
  await send();
  await check();
  expect(asked(verifyOtp)[0]?.body.challengeId).toBe('second');
});

test('busy while it waits', async () => {
  const sent = Promise.withResolvers<typeof SENT>();
  serve(sendOtp, sent.promise);
  const { flow, send } = start();
  await send();
  expect(flow()).toMatchObject({ busy: true, sent: undefined });
  sent.resolve(SENT);
  await settle();
  expect(flow().busy).toBe(false);
});

test('a second press sends no second code, and checks no code twice', async () => {
  const { flow, send, check, onToken } = start();
  act(() => flow().send(BODY));
  await send();
  act(() => flow().verify('123456'));
  await check();
  expect([asked(sendOtp).length, asked(verifyOtp).length]).toEqual([1, 1]);
  expect(onToken).toHaveBeenCalledOnce();
});

test('a code that could not be sent leaves the form, says why and can be tried again', async () => {
  serve(sendOtp, refuse('auth.send-limit'), NO_NETWORK, SENT);
  const { flow, send } = start();
  await send();
  expect(flow()).toMatchObject({
    sent: undefined,
    busy: false,
    refused: { message: AUTH_ERRORS['auth.send-limit'].sentence },
  });
  await send();
  expect(flow().refused).toEqual({ message: AUTH_ERRORS['auth.send-failed'].sentence });
  await send();
  expect(flow()).toMatchObject({ sent: { challengeId: 'first' }, refused: undefined });
});

test('a proof of work is done first when the server asks for one, and the page says so', async () => {
  const late = Promise.withResolvers<typeof SENT>();
  const puzzle = { puzzle: 'a.b', bits: 1 };
  serve(sendOtp, refuse('auth.proof-of-work-needed', { puzzle }), late.promise);
  const { flow, send } = start();
  await send();
  expect(flow()).toMatchObject({ busy: true, isSolvingPuzzle: true, sent: undefined });
  const work = { puzzle: 'a.b', answer: expect.any(Number) };
  expect(asked(sendOtp).map(({ body }) => body.work)).toEqual([undefined, work]);
  late.resolve(SENT);
  await settle();
  expect(flow()).toMatchObject({
    busy: false,
    isSolvingPuzzle: false,
    sent: { challengeId: 'first' },
  });
});

test('the code is asked for and typed on one device, by the name it gave itself', async () => {
  const { send, check } = start();
  await send();
  await check();
  const token = localStorage.getItem(DEVICE_KEY);
  expect([asked(sendOtp)[0]?.body.deviceToken, asked(verifyOtp)[0]?.body.deviceToken]).toEqual([
    token,
    token,
  ]);
});

test('a wrong code says so, stays at the code, and can be tried again', async () => {
  serve(verifyOtp, refuse('auth.code-locked'), NO_NETWORK, { token: 'secret' });
  const { flow, send, check, onToken } = start();
  await send();
  await check();
  expect(flow().refused).toEqual({ message: AUTH_ERRORS['auth.code-locked'].sentence });
  await check();
  expect(flow().refused).toEqual({ message: AUTH_ERRORS['auth.code-wrong'].sentence });
  expect([flow().sent?.challengeId, onToken.mock.calls]).toEqual(['first', []]);
  await check();
  expect(onToken).toHaveBeenCalledOnce();
});

test('back at the form: what was refused and sent is forgotten', async () => {
  serve(verifyOtp, refuse('auth.code-wrong'));
  const { flow, send, check } = start();
  await send();
  await check();
  act(() => flow().back());
  expect(flow()).toMatchObject({ sent: undefined, refused: undefined });
});

test('back at the form while a new code is on its way: its reply does not lead away from it', async () => {
  const again = Promise.withResolvers<typeof SENT>();
  serve(sendOtp, SENT, again.promise);
  const { flow, send } = start();
  await send();
  await send();
  act(() => flow().back());
  expect(flow()).toMatchObject({ sent: undefined, busy: false });
  again.resolve(AGAIN);
  await settle();
  expect(flow().sent).toBeUndefined();
});

test('back at the form while a code is checked: its refusal is not told at the form', async () => {
  const wrong = Promise.withResolvers<never>();
  serve(verifyOtp, wrong.promise);
  const { flow, send, check } = start();
  await send();
  await check();
  act(() => flow().back());
  wrong.reject(new Error('no network'));
  await settle();
  expect(flow()).toMatchObject({ refused: undefined, busy: false });
  await send({ phone: '9876500000' });
  expect(flow().sent).toMatchObject({ body: { phone: '9876500000' } });
});

test('what was left behind ends without a word: the page waits for what was asked since', async () => {
  const old = Promise.withResolvers<typeof SENT>();
  const anew = Promise.withResolvers<typeof SENT>();
  serve(sendOtp, SENT, old.promise, anew.promise);
  const { flow, send } = start();
  await send();
  await send();
  act(() => flow().back());
  await send({ phone: '9876500000' });
  old.resolve(AGAIN);
  await settle();
  expect(flow()).toMatchObject({ busy: true, sent: undefined });
  await send({ phone: '9876500000' });
  expect(asked(sendOtp)).toHaveLength(3);
  anew.resolve(SENT);
  await settle();
  expect(flow()).toMatchObject({ busy: false, sent: { body: { phone: '9876500000' } } });
});

test('whose link brought the visitor is told with the code, and forgotten once somebody is in', async () => {
  storeReferralCode('?ref=FRIEND12');
  serve(signupVerifyOtp, refuse('auth.code-wrong'), { token: 'secret' });
  const asha = { name: 'Asha', email: 'asha@example.test' };
  const { send, check, onToken } = start((code) => signUp({ ...code, ...asha }));
  await send();
  await check();
  expect(readStoredReferralCode()).toEqual({ referralCode: 'FRIEND12' });
  await check();
  expect(asked(signupVerifyOtp).map(({ body }) => body.referralCode)).toEqual([
    'FRIEND12',
    'FRIEND12',
  ]);
  expect(readStoredReferralCode()).toEqual({});
  expect(onToken).toHaveBeenCalledOnce();
});
