import { expect, test } from 'vitest';
import { lettersOf, numbersOf, read, written } from './written-table.ts';

test('numbers of any size are read as they were written', () => {
  const numbers = [0, 1, 89, 90, 91, 92, 181, 182, 183, 5000, 0];
  expect(numbersOf(lettersOf(numbers))).toEqual(numbers);
});

test('no letter needs escaping in a string', () => {
  const letters = lettersOf(Array.from({ length: 200 }, (_, number) => number));
  expect(JSON.stringify(letters)).toBe(`"${letters}"`);
});

test('a table is read as it was written, its bias and each weight at its place', () => {
  const steps = new Int8Array(4096);
  steps[0] = -3;
  steps[1] = 3;
  steps[2000] = 2;
  steps[4095] = -1;
  const { bias, weights } = read(written({ bias: -0.25, step: 0.5, largest: 3, steps }));
  expect(bias).toBe(-0.25);
  expect([...weights]).toEqual([...steps].map((weight) => weight * 0.5));
});
