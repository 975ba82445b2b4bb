import { describe, expect, it } from 'vitest';
import {
  codeOf,
  codeText,
  isCode,
  judgeGuess,
  judgeSend,
  OTP_LIMITS as limits,
  waitForQuota,
} from './otp.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = 1_800_000_000_000;
const ago = (...ms: readonly number[]): number[] => ms.map((age) => now - age);

describe('waitForQuota', () => {
  const quota = { count: 2, withinMs: 10 * MINUTE };
  it('lets events through until the count is reached', () => {
    expect(waitForQuota([], now, quota)).toBe(0);
    expect(waitForQuota(ago(MINUTE), now, quota)).toBe(0);
  });
  it('waits for the oldest blocking event to leave the window', () => {
    expect(waitForQuota(ago(MINUTE, 4 * MINUTE), now, quota)).toBe(6 * MINUTE);
    expect(waitForQuota(ago(MINUTE, 2 * MINUTE, 9 * MINUTE), now, quota)).toBe(8 * MINUTE);
  });
  it('forgets an event exactly when the window ends', () => {
    expect(waitForQuota(ago(MINUTE, 10 * MINUTE), now, quota)).toBe(0);
  });
});

describe('judgeSend', () => {
  const judge = (sends: readonly number[], failures: readonly number[] = []) =>
    judgeSend({ sends, failures }, now, limits);

  it('sends the first code', () => {
    expect(judge([])).toEqual({ verdict: 'send' });
  });
  it('asks for 30 seconds between two codes', () => {
    expect(judge(ago(10_000))).toEqual({ verdict: 'too-soon', retryAfterSeconds: 20 });
    expect(judge(ago(30_000))).toEqual({ verdict: 'send' });
  });
  it('stops at three in ten minutes, five an hour, ten a day', () => {
    expect(judge(ago(MINUTE, 2 * MINUTE, 3 * MINUTE))).toEqual({
      verdict: 'limit',
      retryAfterSeconds: 7 * 60,
    });
    expect(judge(ago(11, 15, 25, 35, 45).map((at) => now - (now - at) * MINUTE))).toMatchObject({
      verdict: 'limit',
      retryAfterSeconds: 15 * 60,
    });
    const day = Array.from({ length: 10 }, (_, index) => now - (index + 1) * 2 * HOUR);
    expect(judge(day)).toEqual({ verdict: 'limit', retryAfterSeconds: 4 * 3600 });
  });
  it('sends nothing more once ten codes were wrong within a day', () => {
    const failures = Array.from({ length: 10 }, (_, index) => now - (index + 1) * MINUTE);
    expect(judge([], failures)).toMatchObject({ verdict: 'limit' });
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
    const failures = Array.from({ length: 10 }, (_, index) => now - index * HOUR);
    expect(judgeGuess(fresh, { ...guess, failures }, now, limits)).toBe('locked');
  });
});

describe('codes', () => {
  it('are six digits and nothing else', () => {
    expect(['012345', '12345', '1234567', '12345a', ''].map(isCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('keeps leading zeros', () => {
    expect(codeOf(0)).toBe('000000');
    expect(codeOf(4321)).toBe('004321');
  });
  it('writes a text of one plain part, ending in the line browsers read', () => {
    const text = codeText('012345', { brand: 'Dhruva', domain: 'www.dhruva-example.co.in' });
    expect(text.split('\n').at(-1)).toBe('@www.dhruva-example.co.in #012345');
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text).toMatch(/^[\n -~]*$/u);
  });
});
