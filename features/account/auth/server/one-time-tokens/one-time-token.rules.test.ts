import { DAY_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { isTokenFresh, readToken, vouchedText, writeToken } from './one-time-token.rules.ts';

const parts = {
  madeAt: 1_800_000_000_000,
  bits: 16,
  nonce: 'ab'.repeat(16),
  vouched: 'cd'.repeat(32),
};

it('is read as it was written', () => {
  expect(readToken(writeToken(parts))).toEqual(parts);
});

it.each([
  '',
  'x',
  writeToken(parts).slice(2),
  `${writeToken(parts)}0`,
  `x${writeToken(parts)}`,
  writeToken({ ...parts, nonce: 'z'.repeat(32) }),
  writeToken({ ...parts, vouched: 'z'.repeat(64) }),
  '1.1.1.1',
  'é'.repeat(200),
])('anything else is no token: %s', (text) => {
  expect(readToken(text)).toBeUndefined();
});

it('is vouched for with its use and its owner', () => {
  expect(vouchedText(parts, 'passkey-add', 'asha')).toBe(
    `passkey-add asha 1800000000000.16.${parts.nonce}`,
  );
});

it('holds ten minutes, and not at all when its clock ran ahead', () => {
  const { madeAt } = parts;
  const fresh = (ms: number): boolean => isTokenFresh(madeAt, madeAt + ms);
  expect([0, 10 * MINUTE_MS - 1, 10 * MINUTE_MS].map(fresh)).toEqual([true, true, false]);
  expect([30 * DAY_MS, -30 * DAY_MS].map(fresh)).toEqual([false, false]);
});
