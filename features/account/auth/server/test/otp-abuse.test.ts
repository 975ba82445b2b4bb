import { HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { logout } from '../../contract/routes.ts';
import { getProfile, updateProfile } from '@dhruva/account/profile/contract/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { call, codeFor, otherCode } from '@dhruva/server/test/calling.ts';
import { otpCalls, tally } from './otp-calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Scenario numbers are those of docs/failure-scenarios.md (sign-in, 52 to 62). */
const server = await buildTestApp();
const { app, sms, clock, deps, logged } = server;
const { send, verify, enter, nextAddress } = otpCalls(server);

afterEach(async () => {
  await clock.set(0);
  sms.fail = undefined;
});

it('52: five wrong codes, then the right one: locked', async () => {
  const phone = '9100000052';
  await send(phone);
  const right = codeFor(sms, phone);
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await verify(phone, otherCode(right))).refusal.code).toBe('auth.code-wrong');
  }
  const { status, refusal } = await verify(phone, right);
  expect([status, refusal.code]).toEqual([429, 'auth.code-locked']);
});

it('53: a new code does not reset the count of wrong ones: the wait grows, and is told', async () => {
  const phone = '9100000053';
  const wrongOf = async () => verify(phone, otherCode(codeFor(sms, phone)));
  await send(phone);
  for (let guess = 0; guess < 4; guess += 1) expect((await wrongOf()).status).toBe(400);
  await clock.set(MINUTE_MS);
  await send(phone);
  const fifth = (await wrongOf()).refusal;
  expect(fifth).toMatchObject({
    code: 'auth.code-wrong',
    codeLeft: { tries: 4, seconds: expect.any(Number) },
  });
  const waiting = await verify(phone, codeFor(sms, phone));
  expect([waiting.status, waiting.refusal.code]).toEqual([429, 'auth.code-locked']);
  expect(waiting.refusal.retryAfterSeconds).toBeLessThanOrEqual(30);
  await clock.set(MINUTE_MS + 31_000);
  expect((await wrongOf()).refusal.code).toBe('auth.code-wrong');
  await clock.set(MINUTE_MS + 62_000);
  expect((await wrongOf()).refusal).toMatchObject({
    code: 'auth.code-locked',
    retryAfterSeconds: expect.any(Number),
  });
  await clock.set(MINUTE_MS + 93_000);
  expect((await verify(phone, codeFor(sms, phone))).status).toBe(200);
});

it('54: a hundred guesses at once: five are compared', async () => {
  const phone = '9100000054';
  await send(phone);
  const wrong = otherCode(codeFor(sms, phone));
  const guesses = Array.from({ length: 100 }, () => verify(phone, wrong));
  const codes = (await Promise.all(guesses)).map(({ refusal }) => refusal.code);
  expect(tally(codes)).toEqual({ 'auth.code-wrong': 5, 'auth.code-locked': 95 });
  const row = await deps.db
    .selectFrom('otp_challenges')
    .select('tries')
    .where('subject_hash', '=', deps.hash('phone', `+91${phone}`))
    .executeTakeFirstOrThrow();
  expect(row.tries).toBe(5);
  expect((await verify(phone, codeFor(sms, phone))).refusal.code).toBe('auth.code-locked');
});

describe('56: a code where it does not belong', () => {
  it('of one number at another', async () => {
    const [mine, other] = ['9100000056', '9100000156'];
    const sent = await send(mine);
    await send(other);
    const right = codeFor(sms, mine);
    expect((await verify(other, right)).refusal.code).toBe('auth.code-wrong');
    const { challengeId } = sent.reply;
    expect((await verify(other, right, { challengeId })).refusal.code).toBe('auth.code-expired');
  });

  it('of the challenge before, after a new one was sent', async () => {
    const phone = '9100000256';
    const first = await send(phone);
    const old = codeFor(sms, phone);
    await clock.set(MINUTE_MS);
    await send(phone);
    const { challengeId } = first.reply;
    expect((await verify(phone, old, { challengeId })).refusal.code).toBe('auth.code-expired');
    expect((await verify(phone, old)).refusal.code).toBe('auth.code-wrong');
    expect((await verify(phone, codeFor(sms, phone))).status).toBe(200);
  });

  it('a second time', async () => {
    const phone = '9100000356';
    await send(phone);
    const code = codeFor(sms, phone);
    expect((await verify(phone, code)).status).toBe(200);
    expect((await verify(phone, code)).refusal.code).toBe('auth.code-expired');
  });

  it('after five minutes and a second; one second before, it is taken', async () => {
    const phone = '9100000456';
    await send(phone);
    const code = codeFor(sms, phone);
    await clock.set(5 * MINUTE_MS + 1000);
    expect((await verify(phone, code)).refusal.code).toBe('auth.code-expired');
    await clock.set(5 * MINUTE_MS - 1000);
    expect((await verify(phone, code)).status).toBe(200);
  });

  it('in another browser, when the browser tells its challenge', async () => {
    const phone = '9100000556';
    await send(phone);
    const code = codeFor(sms, phone);
    const challengeId = '00000000-0000-4000-8000-000000000000';
    expect((await verify(phone, code, { challengeId })).refusal.code).toBe('auth.code-expired');
  });
});

it('57: however a number is written, it is one account', async () => {
  const spellings = ['9100000057', '+91 91000 00057', '091000 00057', '919100000057', '९१००००००५७'];
  for (const [round, spelling] of spellings.entries()) {
    await clock.set(round * HOUR_MS);
    await send(spelling);
    expect((await verify(spelling, codeFor(sms, '9100000057'))).status).toBe(200);
  }
  const users = await deps.db
    .selectFrom('users')
    .select('id')
    .where('phone_hash', '=', deps.hash('phone', '+919100000057'))
    .execute();
  expect(users).toHaveLength(1);
});

describe('59: the provider fails', () => {
  it('says so, counts nothing, and the code before stays good', async () => {
    const phone = '9100000059';
    const address = nextAddress();
    await send(phone, address);
    const before = codeFor(sms, phone);
    await clock.set(MINUTE_MS);
    sms.fail = { ok: false, retryable: true, code: 'timeout' };
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const { status, refusal } = await send(phone, address);
      expect([status, refusal.code]).toEqual([502, 'auth.send-failed']);
    }
    expect((await verify(phone, before)).status).toBe(200);
    sms.fail = undefined;
    expect((await send(phone, address)).status).toBe(200);
  });

  it('leaves neither code nor number in the log', async () => {
    const phone = '9100000159';
    await send(phone);
    await clock.set(MINUTE_MS);
    sms.fail = { ok: false, retryable: false, code: 'msg91-211' };
    await send(phone);
    const log = JSON.stringify(logged);
    expect(log).toContain('msg91-211');
    expect(log).not.toContain(phone);
    // Six digits in a row may stand in any id of a request and in any duration.
    const told = log.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+\.\d+/g, '');
    expect(told).not.toContain(codeFor(sms, phone));
  });
});

it('60: the same code sent twice at once signs in once; leading zeros count', async () => {
  const phone = '9100000060';
  await send(phone);
  const code = codeFor(sms, phone);
  expect((await verify(phone, String(Number(code) % 100_000))).refusal.code).toMatch(
    /^auth\.code-(?:format|wrong)$/u,
  );
  const both = await Promise.all([verify(phone, code), verify(phone, code)]);
  expect(tally(both.map(({ refusal }) => refusal.code))).toEqual({
    ok: 1,
    'auth.code-expired': 1,
  });
});

it('61: known and unknown numbers get the same reply in the same time', async () => {
  const known = Array.from({ length: 12 }, (_, index) => `91610000${10 + index}`);
  for (const phone of known) await enter(phone);
  await clock.set(HOUR_MS);
  const timed = async (phone: string) => {
    const begun = performance.now();
    const { status, reply } = await send(phone);
    return { status, keys: Object.keys(reply), ms: performance.now() - begun };
  };
  const median = (ms: readonly number[]): number => ms.toSorted((a, b) => a - b)[6] ?? 0;
  const [ofKnown, ofUnknown]: Awaited<ReturnType<typeof timed>>[][] = [[], []];
  for (const phone of known) {
    ofKnown?.push(await timed(phone));
    ofUnknown?.push(await timed(phone.replace('9161', '9162')));
  }
  const shape = ({ status, keys }: { status: number; keys: string[] }) => ({ status, keys });
  expect(ofKnown?.map(shape)).toEqual(ofUnknown?.map(shape));
  const [a, b] = [ofKnown, ofUnknown].map((all) => median(all?.map(({ ms }) => ms) ?? []));
  expect(Math.max(a ?? 0, b ?? 0) / Math.min(a ?? 1, b ?? 1)).toBeLessThan(3);

  await clock.set(3 * HOUR_MS);
  for (const phone of ['9161000010', '9163000010']) {
    expect((await verify(phone, '000000')).refusal.code).toBe('auth.code-expired');
  }
});

describe('62: a stolen session', () => {
  it('is dead at once after sign-out', async () => {
    const token = await enter('9100000062');
    await call(app, logout, { token });
    for (const route of [getProfile, logout]) {
      const { status, refusal } = await call(app, route, { token });
      expect([status, refusal.code]).toEqual([401, 'auth.signed-out']);
    }
  });

  it('opens no other account by changing the contact number', async () => {
    const token = await enter('9100000162');
    await call(app, updateProfile, { token, body: { phone: '9100000262' } });
    const theirs = await enter('9100000262');
    const { reply } = await call(app, getProfile, { token: theirs });
    expect(reply).toMatchObject({ phone: '9100000262', name: '' });
    await call(app, updateProfile, { token: theirs, body: { name: 'Someone else' } });
    expect((await call(app, getProfile, { token })).reply.name).toBe('');
  });

  it('stands in the database only as a keyed hash', async () => {
    const token = await enter('9100000362');
    const rows = await deps.db.selectFrom('sessions').select('token_hash').execute();
    expect(rows.some(({ token_hash }) => token_hash === deps.hash('session-token', token))).toBe(
      true,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
