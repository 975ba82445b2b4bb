import { expect, test } from 'vitest';
import { read, written } from './written-table.ts';

const table = (steps: Int8Array) => ({ bias: -0.25, step: 0.5, largest: 3, steps });

test('a table is read as it was written, its bias and each weight at its place', () => {
  const steps = new Int8Array(4096);
  for (const [place, weight] of [
    [0, -3],
    [1, 3],
    [2, 1],
    [2000, 2],
    [4095, -1],
  ] as const)
    steps[place] = weight;
  expect(read(written(table(steps)))).toEqual({ bias: -0.25, step: 0.5, steps });
});

test('a table of no weights, and one of nothing but weights, are read as they were written', () => {
  for (const weight of [0, 2]) {
    const steps = new Int8Array(64).fill(weight);
    expect(read(written(table(steps))).steps).toEqual(steps);
  }
});

test('a weight takes less than ten bits where one place of forty has one', () => {
  const steps = new Int8Array(2 ** 15).map((_, place) => (place % 41 === 7 ? 1 : 0));
  const { count, bits } = written(table(steps));
  expect((bits.length * 6) / count).toBeLessThan(10);
});
