import { expect, test } from 'vitest';
import { leadingZeroBits, workText } from './proof-of-work.ts';

test.each([
  [[0xff], 0],
  [[0x7f, 0], 1],
  [[0x01, 0xff], 7],
  [[0, 0xff], 8],
  [[0, 0x10], 11],
  [[0, 0], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
});

test('the number is tried after the puzzle', () => {
  expect(workText('puzzle', 7)).toBe('puzzle:7');
});
