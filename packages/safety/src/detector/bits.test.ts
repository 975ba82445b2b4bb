import { expect, test } from 'vitest';
import { bitsOf, lettersOf } from './bits.ts';

test('bits are read as they were written, and zeros after them', () => {
  const bits = Array.from({ length: 200 }, (_, at) => ((at * at) >> 2) & 1);
  const next = bitsOf(lettersOf(bits));
  expect(bits.map(() => next())).toEqual(bits);
  expect(Array.from({ length: 20 }, () => next())).toEqual(Array.from({ length: 20 }, () => 0));
});

test('no letter needs escaping in a string', () => {
  const all = Array.from({ length: 64 }, (_, value) =>
    Array.from({ length: 6 }, (__, bit) => (value >> bit) & 1),
  ).flat();
  const letters = lettersOf(all);
  expect(new Set(letters).size).toBe(64);
  expect(JSON.stringify(letters)).toBe(`"${letters}"`);
});
