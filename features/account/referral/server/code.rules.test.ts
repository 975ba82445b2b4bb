import { expect, it } from 'vitest';
import { codeOfHash, readReferralCode } from './code.rules.ts';

it('makes a code of eight unambiguous characters, the same for the same hash', () => {
  expect(codeOfHash('00010203040506ff'.padEnd(64, '0'))).toBe('ABCDEFG9');
  expect(codeOfHash('1f20ff0018191a1b')).toBe('9A9A2345');
});

it.each([
  ['ABCDEFG9', 'ABCDEFG9'],
  [' abcdefg9 ', 'ABCDEFG9'],
  ['ABCDEFG', undefined],
  ['ABCDEFGHJ', undefined],
  ['ABCDEFG0', undefined],
  ['ABCDEFGI', undefined],
  ["' OR '1'='1", undefined],
  ['', undefined],
])('reads %j as %j', (typed, code) => {
  expect(readReferralCode(typed)).toBe(code);
});
