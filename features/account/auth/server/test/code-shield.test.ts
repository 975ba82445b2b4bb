import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { afterEach, describe, expect, it } from 'vitest';
import { codeFor, otherCode } from '@dhruva/server/test/calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { otpCalls, solve, tally } from './otp-calling.ts';

/** Decision 58: no stranger locks a customer out of their known device, or runs up the bill. */
const smsBudget = { perDay: 500, freePerAddress: 30, firstBits: 4 };
const server = await buildTestApp({ smsBudget });
const { sms, clock } = server;
const { sendFrom, sendWorking, verify, nextAddress } = otpCalls(server);

afterEach(async () => clock.set(0));

const CARRIER = '203.0.113.9';
const deviceOf = (name: string): string => `device-of-${name}`.padEnd(24, '0');

/** Signs a number in on a device, so that it is known. */
const signInOn = async (phone: string, deviceToken: string, address: string) => {
  const sent = await sendWorking(phone, address, { deviceToken });
  const { challengeId } = sent.reply;
  const entered = { challengeId, deviceToken };
  return verify(phone, codeFor(sms, phone), entered, address);
};

it('200 people behind one address sign in within ten minutes while 50 strangers guess at one of them', async () => {
  const [owner, ...others] = Array.from(
    { length: 200 },
    (_, at) => `92000${String(at).padStart(5, '0')}`,
  );
  const phone = owner ?? '';
  const deviceToken = deviceOf('owner');
  await signInOn(phone, deviceToken, nextAddress());

  await clock.set(DAY_MS);
  const strangers = Array.from({ length: 50 }, (_, at) => ({
    address: nextAddress(),
    deviceToken: deviceOf(`stranger-${at}`),
  }));
  const guesses: (string | undefined)[] = [];
  const guess = async (round: number): Promise<void> => {
    for (const { address, deviceToken: theirs } of strangers) {
      if (round % 10 === 0) await sendWorking(phone, address, { deviceToken: theirs });
      const wrong = otherCode(codeFor(sms, phone));
      guesses.push((await verify(phone, wrong, { deviceToken: theirs }, address)).refusal.code);
    }
  };
  const statuses: number[] = [];
  for (const [at, other] of others.entries()) {
    await clock.set(DAY_MS + Math.floor((at / others.length) * 10 * MINUTE_MS));
    if (at % 40 === 0) await guess(at / 4);
    statuses.push((await signInOn(other, deviceOf(other), CARRIER)).status);
  }
  expect(tally(statuses.map(String))).toEqual({ 200: 199 });
  expect(tally(guesses)).not.toHaveProperty('ok');
  expect(guesses).toContain('auth.code-wrong');
  expect((await signInOn(phone, deviceToken, CARRIER)).status).toBe(200);
});

describe('what strangers do to a number', () => {
  it('uses up nothing of its known device: neither codes nor tries, nor the code in its hands', async () => {
    const phone = '9300000001';
    const deviceToken = deviceOf('knows');
    await signInOn(phone, deviceToken, nextAddress());
    await clock.set(HOUR_MS);
    const mine = await sendFrom(phone, nextAddress(), { deviceToken });
    const code = codeFor(sms, phone);
    for (let round = 0; round < 3; round += 1) {
      await clock.set(HOUR_MS + (round + 1) * 31_000);
      const theirs = await sendFrom(phone, nextAddress());
      const wrong = otherCode(codeFor(sms, phone));
      for (let tries = 0; tries < 5; tries += 1)
        await verify(phone, wrong, { challengeId: theirs.reply.challengeId });
    }
    expect((await sendFrom(phone, nextAddress())).refusal.code).toBe('auth.send-limit');
    const { challengeId } = mine.reply;
    expect((await verify(phone, code, { challengeId, deviceToken })).status).toBe(200);
    expect((await sendFrom(phone, nextAddress(), { deviceToken })).status).toBe(200);
  });

  it('a code of one device opens nothing on another', async () => {
    const phone = '9300000002';
    const sent = await sendFrom(phone, nextAddress(), { deviceToken: deviceOf('one') });
    const { challengeId } = sent.reply;
    const elsewhere = { challengeId, deviceToken: deviceOf('two') };
    const refused = await verify(phone, codeFor(sms, phone), elsewhere);
    expect(refused.refusal.code).toBe('auth.code-expired');
  });
});

describe('a proof of work', () => {
  const busy = nextAddress();
  const askFor = async (phone: string, more: object = {}) => sendFrom(phone, busy, more);

  it('is asked for above what an address gets for nothing, counts once, and for its number only', async () => {
    await clock.set(2 * DAY_MS);
    for (let at = 0; at < 30; at += 1) await askFor(`94000000${String(at).padStart(2, '0')}`);
    const { status, refusal } = await askFor('9400000030');
    expect([status, refusal.code, refusal.puzzle?.bits]).toEqual([
      428,
      'auth.proof-of-work-needed',
      4,
    ]);
    const puzzle = refusal.puzzle ?? { puzzle: '', bits: 0 };
    const work = { puzzle: puzzle.puzzle, answer: solve(puzzle) };
    expect((await askFor('9400000031', { work })).status).toBe(428);
    expect((await askFor('9400000030', { work })).status).toBe(200);
    await clock.set(2 * DAY_MS + MINUTE_MS);
    expect((await askFor('9400000030', { work })).status).toBe(428);
  });

  it('is taken neither made easier nor made up nor late', async () => {
    await clock.set(2 * DAY_MS + 2 * MINUTE_MS);
    const { puzzle = { puzzle: '', bits: 0 } } = (await askFor('9400000032')).refusal;
    const answer = solve(puzzle);
    const right = { puzzle: puzzle.puzzle, answer };
    const easier = { puzzle: puzzle.puzzle.replace('.4.', '.0.'), answer };
    expect((await askFor('9400000032', { work: easier })).status).toBe(428);
    expect((await askFor('9400000032', { work: { ...right, puzzle: 'x' } })).status).toBe(428);
    await clock.set(2 * DAY_MS + 13 * MINUTE_MS);
    expect((await askFor('9400000032', { work: right })).status).toBe(428);
  });

  it('is asked of no known device', async () => {
    await clock.set(4 * DAY_MS);
    const deviceToken = deviceOf('regular');
    await signInOn('9400000040', deviceToken, nextAddress());
    for (let at = 0; at < 30; at += 1) await askFor(`94100000${String(at).padStart(2, '0')}`);
    await clock.set(4 * DAY_MS + MINUTE_MS);
    expect((await askFor('9400000040', { deviceToken })).status).toBe(200);
  });
});

describe('a clock that jumped', () => {
  it.each([30, -30])('by %i days locks nobody once it is right again', async (days) => {
    const phone = days > 0 ? '9500000001' : '9500000002';
    await clock.set(60 * DAY_MS + days * DAY_MS);
    await sendFrom(phone, nextAddress());
    const wrong = otherCode(codeFor(sms, phone));
    for (let tries = 0; tries < 5; tries += 1) await verify(phone, wrong);
    await clock.set(60 * DAY_MS);
    expect((await sendFrom(phone, nextAddress())).status).toBe(200);
    expect((await verify(phone, codeFor(sms, phone))).status).toBe(200);
  });
});
