import { DAY_MS, HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { describe, expect, it } from 'vitest';
import {
  type Challenge,
  chooseChallenge,
  CLOCK_SKEW_MS,
  formatCode,
  judgeGuess,
  judgeSend,
  OTP_LIMITS as limits,
  OTP_MEMORY_MS,
  readCode,
  secondsLeft,
  waitAfterFailures,
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

describe('a clock that jumped', () => {
  const quota = { count: 1, withinMs: DAY_MS };
  it.each([30 * DAY_MS, HOUR_MS, CLOCK_SKEW_MS + 1])(
    'what it wrote %i ms ahead counts for nothing once it is right again',
    (ahead) => {
      expect(waitForQuota([now + ahead], now, quota)).toBe(0);
      expect(waitAfterFailures(Array(9).fill(now + ahead), now, limits.delays)).toBe(0);
    },
  );
  it('a minute ahead is another transaction’s clock, and counts', () => {
    expect(waitForQuota([now + CLOCK_SKEW_MS], now, quota)).toBe(DAY_MS + CLOCK_SKEW_MS);
  });
  it('30 days forward, all is forgotten', () => {
    expect(waitForQuota([now - 30 * DAY_MS], now, quota)).toBe(0);
  });
});

describe('waitAfterFailures', () => {
  const wait = (count: number, lastAgo = 0): number =>
    waitAfterFailures(
      Array.from({ length: count }, (_, index) => now - lastAgo - index * 1_000),
      now,
      limits.delays,
    );
  it('costs nothing for four wrong codes, then 30 seconds, doubling, an hour at most', () => {
    expect([0, 1, 4].map((count) => wait(count))).toEqual([0, 0, 0]);
    expect([5, 6, 7, 11, 12, 40].map((count) => wait(count) / 1_000)).toEqual([
      30, 60, 120, 1_920, 3_600, 3_600,
    ]);
  });
  it('is counted from the last wrong code', () => {
    expect(wait(5, 29_999)).toBe(1);
    expect(wait(5, 30_000)).toBe(0);
  });
  it('forgets wrong codes after a day', () => {
    expect(waitAfterFailures(Array(40).fill(now - DAY_MS), now, limits.delays)).toBe(0);
  });
});

describe('the limits', () => {
  it('are those of decisions 13 and 58', () => {
    expect(limits).toEqual({
      codeLifeMs: 300_000,
      triesPerCode: 5,
      resendAfterMs: 30_000,
      sendsPerSubject: [
        { count: 3, withinMs: 600_000 },
        { count: 5, withinMs: HOUR_MS },
        { count: 10, withinMs: DAY_MS },
      ],
      sendsToKnown: { count: 30, withinMs: DAY_MS },
      delays: { free: 5, firstMs: 30_000, longestMs: HOUR_MS, withinMs: DAY_MS },
      failuresAltogether: { count: 300, withinMs: 600_000 },
    });
  });
  it('are remembered as long as the longest of them reaches back', () => {
    const reach = [...limits.sendsPerSubject, limits.delays];
    expect(OTP_MEMORY_MS).toBe(Math.max(...reach.map(({ withinMs }) => withinMs)));
  });
});

describe('judgeSend', () => {
  const judge = (toSubject: readonly number[], failures: readonly number[] = []) =>
    judgeSend({ toSubject, toKnown: toSubject, failures }, now, limits);

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
  it('stops at thirty a day on all known devices, however few on this one', () => {
    const toKnown = Array.from({ length: 30 }, (_, at) => now - (at + 1) * MINUTE_MS);
    const judged = (known: readonly number[]) =>
      judgeSend({ toSubject: [], toKnown: known, failures: [] }, now, limits);
    expect(judged(toKnown.slice(1))).toEqual({ verdict: 'send' });
    expect(judged(toKnown)).toEqual({ verdict: 'subject', retryAfterSeconds: 23.5 * 3_600 });
  });
  it('waits as long as wrong codes of the device make it', () => {
    expect(judge([], Array(6).fill(now))).toEqual({ verdict: 'subject', retryAfterSeconds: 60 });
    expect(judge([], Array(4).fill(now))).toEqual({ verdict: 'send' });
  });
});

const fresh = { id: 'c1', deviceHash: null, sentAt: now - MINUTE_MS, consumed: false, tries: 0 };

describe('chooseChallenge', () => {
  const own = { ...fresh, id: 'own', deviceHash: 'mine', sentAt: now - 2 * MINUTE_MS };
  it('takes the one that is named, and no other', () => {
    expect(chooseChallenge([own, fresh], 'c1')).toBe(fresh);
    expect(chooseChallenge([own, fresh], 'c0')).toBeUndefined();
  });
  it('takes the device’s own before one of no device, though that is newer', () => {
    expect(chooseChallenge([fresh, own], undefined)).toBe(own);
    expect(chooseChallenge([own, fresh], undefined)).toBe(own);
    expect(chooseChallenge([fresh], undefined)).toBe(fresh);
    expect(chooseChallenge([], undefined)).toBeUndefined();
  });
  it('takes of several the newest', () => {
    const older = { ...own, id: 'older', sentAt: now - 4 * MINUTE_MS };
    expect(chooseChallenge([older, own], undefined)).toBe(own);
    expect(chooseChallenge([own, older], undefined)).toBe(own);
  });
});

describe('judgeGuess', () => {
  const judge = (challenge: Challenge, failures: readonly number[] = []) =>
    judgeGuess(challenge, failures, now, limits);

  it('compares a guess with a fresh challenge', () => {
    expect(judge(fresh)).toEqual({ verdict: 'compare' });
  });
  it.each([
    ['a used one', { ...fresh, consumed: true }],
    ['one at its end', { ...fresh, sentAt: now - limits.codeLifeMs }],
    ['one of a clock that ran ahead', { ...fresh, sentAt: now + DAY_MS }],
  ])('calls %s expired', (_name, challenge) => {
    expect(judge(challenge)).toEqual({ verdict: 'expired' });
  });
  it('locks a code after five tries, until the next may be asked for', () => {
    const spent = { ...fresh, tries: 5 };
    expect(judge({ ...spent, sentAt: now - 10_000 })).toEqual({
      verdict: 'locked',
      retryAfterSeconds: 20,
    });
    expect(judge(spent)).toEqual({ verdict: 'locked', retryAfterSeconds: 1 });
  });
  it('locks the device for a while after many wrong codes', () => {
    expect(judge(fresh, Array(7).fill(now))).toEqual({ verdict: 'locked', retryAfterSeconds: 120 });
  });
});

it('says for how many seconds a code still holds', () => {
  const left = (age: number): number => secondsLeft({ sentAt: now - age }, now, limits);
  expect([0, 1_000, 299_001, 300_000, 400_000].map(left)).toEqual([300, 299, 1, 0, 0]);
  expect([left(-CLOCK_SKEW_MS), left(-CLOCK_SKEW_MS - 1)]).toEqual([300, 0]);
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
