import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { describe, expect, it } from 'vitest';
import {
  formatCode,
  judgeGuess,
  judgeSend,
  OTP_LIMITS as limits,
  OTP_MEMORY_MS,
  otpLimits,
  readCode,
  waitForQuota,
} from './otp.rules.ts';

const now = 1_800_000_000_000;
const ago = (...ms: readonly number[]): number[] => ms.map((age) => now - age);

describe('waitForQuota', () => {
  const quota = { count: 2, withinMs: 10 * MINUTE_MS };
  it('lets events through until the count is reached', () => {
    expect(waitForQuota([], now, quota)).toBe(0);
    expect(waitForQuota(ago(MINUTE_MS), now, quota)).toBe(0);
  });
  it('waits for the oldest blocking event to leave the window', () => {
    expect(waitForQuota(ago(MINUTE_MS, 4 * MINUTE_MS), now, quota)).toBe(6 * MINUTE_MS);
    expect(waitForQuota(ago(MINUTE_MS, 2 * MINUTE_MS, 9 * MINUTE_MS), now, quota)).toBe(
      8 * MINUTE_MS,
    );
  });
  it('forgets an event exactly when the window ends', () => {
    expect(waitForQuota(ago(MINUTE_MS, 10 * MINUTE_MS), now, quota)).toBe(0);
    expect(waitForQuota(ago(MINUTE_MS, 10 * MINUTE_MS - 1), now, quota)).toBe(1);
    expect(waitForQuota(ago(MINUTE_MS, 11 * MINUTE_MS), now, quota)).toBe(0);
  });
  it('takes events in any order', () => {
    expect(waitForQuota(ago(9 * MINUTE_MS, 4 * MINUTE_MS, MINUTE_MS), now, quota)).toBe(
      6 * MINUTE_MS,
    );
    expect(waitForQuota(ago(4 * MINUTE_MS, MINUTE_MS, 9 * MINUTE_MS), now, quota)).toBe(
      6 * MINUTE_MS,
    );
  });
});

describe('the limits', () => {
  it('are those of decision 13', () => {
    expect(limits).toEqual({
      codeLifeMs: 300_000,
      triesPerCode: 5,
      resendAfterMs: 30_000,
      sendsPerSubject: [
        { count: 3, withinMs: 600_000 },
        { count: 5, withinMs: HOUR_MS },
        { count: 10, withinMs: DAY_MS },
      ],
      failuresPerSubject: { count: 10, withinMs: DAY_MS },
      sendsPerAddress: { count: 10, withinMs: HOUR_MS },
      verifiesPerAddress: { count: 20, withinMs: HOUR_MS },
      failuresAltogether: { count: 300, withinMs: 600_000 },
    });
  });
  it('of one address an hour come from the configuration, all others stay', () => {
    expect(otpLimits({ sends: 7, tries: 8 })).toEqual({
      ...limits,
      sendsPerAddress: { count: 7, withinMs: HOUR_MS },
      verifiesPerAddress: { count: 8, withinMs: HOUR_MS },
    });
  });
  it('are remembered as long as the longest of them reaches back', () => {
    const reach = [...limits.sendsPerSubject, limits.failuresPerSubject, limits.sendsPerAddress];
    expect(OTP_MEMORY_MS).toBe(Math.max(...reach.map(({ withinMs }) => withinMs)));
  });
});

describe('judgeSend', () => {
  const judge = (
    toSubject: readonly number[],
    failures: readonly number[] = [],
    fromAddress: readonly number[] = [],
  ) => judgeSend({ toSubject, fromAddress, failures }, now, limits);

  it('sends the first code', () => {
    expect(judge([])).toEqual({ verdict: 'send' });
  });
  it('asks for 30 seconds between two codes', () => {
    expect(judge(ago(10_000))).toEqual({ verdict: 'too-soon', retryAfterSeconds: 20 });
    expect(judge(ago(30_000))).toEqual({ verdict: 'send' });
  });
  it('stops at three in ten minutes, five an hour, ten a day', () => {
    expect(judge(ago(MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS))).toEqual({
      verdict: 'subject',
      retryAfterSeconds: 7 * 60,
    });
    expect(judge(ago(11, 15, 25, 35, 45).map((at) => now - (now - at) * MINUTE_MS))).toMatchObject({
      verdict: 'subject',
      retryAfterSeconds: 15 * 60,
    });
    const day = Array.from({ length: 10 }, (_, index) => now - (index + 1) * 2 * HOUR_MS);
    expect(judge(day)).toEqual({ verdict: 'subject', retryAfterSeconds: 4 * 3600 });
  });
  it('stops at ten an hour from one address', () => {
    const hour = Array.from({ length: 10 }, (_, index) => now - (index + 1) * 5 * MINUTE_MS);
    expect(judge([], [], hour)).toEqual({ verdict: 'address', retryAfterSeconds: 10 * 60 });
    expect(judge([], [], hour.slice(1))).toEqual({ verdict: 'send' });
  });
  it('sends nothing more once ten codes were wrong within a day', () => {
    const failures = Array.from({ length: 10 }, (_, index) => now - (index + 1) * MINUTE_MS);
    expect(judge([], failures)).toMatchObject({ verdict: 'subject' });
    expect(judge([], failures.slice(1))).toEqual({ verdict: 'send' });
  });
});

describe('judgeGuess', () => {
  const fresh = { id: 'c1', expiresAt: now + 1, consumed: false, tries: 0 };
  const guess = { challengeId: undefined, failures: [] };

  it('compares a guess with a fresh challenge', () => {
    expect(judgeGuess(fresh, guess, now, limits)).toBe('compare');
    expect(judgeGuess(fresh, { ...guess, challengeId: 'c1' }, now, limits)).toBe('compare');
  });
  it.each([
    ['no challenge', undefined, undefined],
    ['a used one', { ...fresh, consumed: true }, undefined],
    ['one at its end', { ...fresh, expiresAt: now }, undefined],
    ['one of another browser', fresh, 'c0'],
  ])('calls %s expired', (_name, challenge, challengeId) => {
    expect(judgeGuess(challenge, { challengeId, failures: [] }, now, limits)).toBe('expired');
  });
  it('locks after five tries and after ten failures of the number', () => {
    expect(judgeGuess({ ...fresh, tries: 5 }, guess, now, limits)).toBe('locked');
    const failures = Array.from({ length: 10 }, (_, index) => now - index * HOUR_MS);
    expect(judgeGuess(fresh, { ...guess, failures }, now, limits)).toBe('locked');
  });
});

describe('codes', () => {
  it.each([
    ['012345', '012345'],
    [' 012 345 ', '012345'],
    ['०१२३४५', '012345'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
  it('keeps leading zeros', () => {
    expect(formatCode(0)).toBe('000000');
    expect(formatCode(4321)).toBe('004321');
  });
});
