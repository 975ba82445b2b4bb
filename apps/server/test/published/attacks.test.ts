import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { otpCalls, solve, tally } from '@dhruva/account/auth/server/test/otp-calling';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { searchPlaces } from '@dhruva/asking/places/contract/routes';
import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { HOUR_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { call, codeFor, logIn, otherCode } from '../calling.ts';
import { IS_PROOF, report } from '../proof.ts';
import { buildTestApp } from '../test-app.ts';

/**
 * Attacks that once worked (docs/decisions/0040 to 0042), with their numbers of today; `npm run proof -- attacks`.
 * What holds them off has tests of its own.
 */
const server = await buildTestApp({
  smsBudget: { perDay: 2_000, freePerAddress: 30, firstBits: 16 },
});
const { app, clock, sms, deps } = server;
const { sendFrom, verify, nextAddress } = otpCalls(server);

const NANOSECONDS = 1e6;

/** Milliseconds that some work takes. */
const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  return [await work(), Math.round(performance.now() - began)];
};

const inWords = (outcomes: Readonly<Record<string, number>>): string =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ');

it.runIf(IS_PROOF)(
  'ten wrong guesses from anywhere: the known device of the owner signs in at once',
  async () => {
    const phone = '9350000001';
    const deviceToken = 'the-known-device-of-the-owner';
    const first = await sendFrom(phone, nextAddress(), { deviceToken });
    const on = { challengeId: first.reply.challengeId, deviceToken };
    expect((await verify(phone, codeFor(sms, phone), on)).status).toBe(200);

    await clock.set(HOUR_MS);
    const guesses: (string | undefined)[] = [];
    for (let round = 0; round < 10; round += 1) {
      await sendFrom(phone, nextAddress());
      const wrong = otherCode(codeFor(sms, phone));
      guesses.push((await verify(phone, wrong)).refusal.code);
    }
    expect(guesses).toContain('auth.code-wrong');
    expect(guesses).not.toContain(undefined);
    const { challengeId } = (await sendFrom(phone, nextAddress(), { deviceToken })).reply;
    const entered = await verify(phone, codeFor(sms, phone), { challengeId, deviceToken });
    expect(entered.status).toBe(200);
    report('10 wrong guesses from 10 addresses', `${inWords(tally(guesses))}; the owner waits 0 s`);
  },
);

it.runIf(IS_PROOF)(
  '300 codes to 300 numbers from one address: 30 are sent, each further one takes work',
  async () => {
    const address = nextAddress();
    const before = sms.sent.length;
    const numbers = Array.from({ length: 300 }, (_, at) => `93600${String(at).padStart(5, '0')}`);
    const [outcomes, ms] = await timed(async () =>
      Promise.all(numbers.map(async (phone) => (await sendFrom(phone, address)).refusal)),
    );
    const codes = tally(outcomes.map(({ code }) => code));
    expect(codes).toEqual({ ok: 30, 'auth.proof-of-work-needed': 270 });
    expect(sms.sent.length - before).toBe(30);
    const puzzles = outcomes.flatMap(({ puzzle }) => (puzzle === undefined ? [] : [puzzle]));
    const [, working] = await timed(async () => puzzles.slice(0, 5).map(solve));
    report(
      '300 codes to 300 numbers from one address',
      `${inWords(codes)} in ${ms} ms; work for one more: about ${Math.round(working / 5)} ms`,
    );
  },
);

it.runIf(IS_PROOF)(
  '94 searches of a place in one moment that are as costly as can be are all answered',
  async () => {
    const query = { q: 'san '.repeat(50).trim() };
    await call(app, searchPlaces, { query, address: nextAddress() });
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const [statuses, ms] = await timed(async () =>
      Promise.all(
        Array.from({ length: 94 }, async () => {
          const { status } = await call(app, searchPlaces, { query, address: nextAddress() });
          return String(status);
        }),
      ),
    );
    delay.disable();
    expect(Object.keys(tally(statuses))).toEqual(['200']);
    report(
      '94 × places?q=san san … in one moment',
      `${inWords(tally(statuses))} in ${ms} ms; nobody else waited longer than ${Math.round(delay.max / NANOSECONDS)} ms`,
    );
  },
);

it.runIf(IS_PROOF)(
  'an unknown content-encoding is refused by every route that takes a body',
  async () => {
    const token = await logIn(server, '9350000004');
    const taking = ALL_ROUTES.filter(({ method }) => method !== 'GET');
    const statuses: string[] = [];
    for (const { method, path } of taking)
      for (const encoding of ['middle-out', 'gzip', 'br', 'deflate, gzip', '__proto__', '*']) {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-encoding': encoding,
        };
        statuses.push(
          String((await app.inject({ method, url: path, headers, payload: '{}' })).statusCode),
        );
      }
    expect(tally(statuses)).toEqual({ 415: statuses.length });
    report('unknown content-encoding', `${taking.length} routes: ${inWords(tally(statuses))}`);
  },
);

it.runIf(IS_PROOF)(
  '1,000 revisions of an intake form and 1,000 changes of a profile: a budget’s worth is kept',
  async () => {
    const token = await logIn(server, '9350000005');
    const form = { name: 'Asha Rao', phone: '9876543210' };
    const thousand = async (send: () => Promise<{ readonly status: number }>) =>
      timed(async () => {
        const statuses: string[] = [];
        for (let at = 0; at < 1_000; at += 1) statuses.push(String((await send()).status));
        return tally(statuses);
      });
    const [revisions, ms] = await thousand(() => call(app, submitIntake, { token, body: form }));
    expect(revisions).toEqual({ 200: 30, 429: 970 });
    const [changes] = await thousand(() =>
      call(app, updateProfile, { token, body: { name: 'Asha' } }),
    );
    expect(changes).toEqual({ 200: 300, 429: 700 });
    const kept = await deps.db.selectFrom('intake_forms').select('revision').execute();
    expect(kept).toHaveLength(30);
    report('1,000 intake revisions', `${inWords(revisions)} in ${ms} ms`);
    report('1,000 profile updates', inWords(changes));
  },
);
