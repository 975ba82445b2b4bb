import { HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { sendOtp } from '../../contract/routes.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { call, codeFor, LOGIN, otherCode } from '@dhruva/server/test/calling.ts';
import { otpCalls, tally } from './otp-calling.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

/** Scenarios 55 and 58 of docs/failure-scenarios.md: very many numbers, very many addresses. */
const smsBudget = { perDay: 1_000, freePerAddress: 10, firstBits: 4 };
const server = await buildTestApp({ smsBudget });
const { app, sms, clock, logged } = server;
const { send, verify, nextAddress } = otpCalls(server);

afterEach(async () => clock.set(0));

describe('55: one guess each on very many numbers', () => {
  it('a guess without a code of one’s own is compared with nothing', async () => {
    const address = nextAddress();
    const codes: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      const phone = `91000551${String(index).padStart(2, '0')}`;
      codes.push((await verify(phone, '123456', {}, address)).refusal.code);
    }
    expect(tally(codes)).toEqual({ 'auth.code-expired': 25 });
    expect(await server.deps.db.selectFrom('otp_failures').selectAll().execute()).toEqual([]);
  });

  it('sounds one alarm, however many addresses are used and however many guesses come at once', async () => {
    await clock.set(2 * HOUR_MS);
    const phones = Array.from(
      { length: 320 },
      (_, index) => `91055${String(index).padStart(5, '0')}`,
    );
    const guess = (phone: string) => verify(phone, otherCode(codeFor(sms, phone)));
    for (const phone of phones) await send(phone);
    for (const phone of phones.slice(0, 299)) await guess(phone);
    const alarms = () => logged.filter(({ msg }) => msg === 'unusually many wrong one-time codes');
    expect(alarms()).toEqual([]);
    await Promise.all(phones.slice(299).map(guess));
    expect(alarms()).toMatchObject([{ failures: expect.any(Number) }]);
  });
});

describe('58: floods of codes', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index);

  it('fifty numbers from one address: ten are sent for nothing, at once or in a row', async () => {
    const address = nextAddress();
    const sent = fifty.map((index) => send(`91580000${String(index).padStart(2, '0')}`, address));
    const codes = (await Promise.all(sent)).map(({ refusal }) => refusal.code);
    expect(tally(codes)).toEqual({ ok: 10, 'auth.proof-of-work-needed': 40 });
  });

  it('one number from fifty addresses: one is sent', async () => {
    const sent = fifty.map(() => send('9100000058'));
    const codes = (await Promise.all(sent)).map(({ refusal }) => refusal.code);
    expect(tally(codes)).toEqual({ ok: 1, 'auth.send-too-soon': 49 });
  });

  it('one number all day: three in ten minutes, five an hour, ten a day', async () => {
    const times: number[] = [];
    for (let minute = 0; minute < 26 * 60; minute += 1) {
      await clock.set(minute * MINUTE_MS);
      if ((await send('9100000158')).status === 200) times.push(minute);
      if (times.length === 11) break;
    }
    const within = (minutes: number): number =>
      Math.max(...times.map((end) => times.filter((at) => at <= end && at > end - minutes).length));
    expect([within(10), within(60), within(24 * 60)]).toEqual([3, 5, 10]);
  });

  it('a forged X-Forwarded-For changes nothing', async () => {
    const address = nextAddress();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { refusal } = await call(app, sendOtp, {
        body: { phone: `91580001${String(index).padStart(2, '0')}`, ...LOGIN },
        address,
        headers: { 'x-forwarded-for': nextAddress(), 'x-real-ip': nextAddress() },
      });
      codes.push(refusal.code);
    }
    expect(tally(codes)).toEqual({ ok: 10, 'auth.proof-of-work-needed': 2 });
  });

  it('one household of IPv6 addresses counts as one', async () => {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) {
      const phone = `91580002${String(index).padStart(2, '0')}`;
      codes.push((await send(phone, `2001:db8:1:2::${index + 1}`)).refusal.code);
    }
    expect(tally(codes)).toEqual({ ok: 10, 'auth.proof-of-work-needed': 2 });
  });
});
