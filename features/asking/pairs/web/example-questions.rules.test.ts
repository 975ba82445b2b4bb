import { expect, test } from 'vitest';
import { twoDistinct } from './example-questions.rules.ts';

test('two different ones, each possible, by the chance given', () => {
  const steps = Array.from({ length: 6 }, (_, index) => index / 6 + 0.01);
  const seen = new Set<number>();
  for (const first of steps) {
    for (const second of steps) {
      const turns = [first, second];
      const [a, b] = twoDistinct(6, () => turns.shift() ?? 0);
      expect(a).not.toBe(b);
      for (const index of [a, b]) {
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(6);
        seen.add(index);
      }
    }
  }
  expect(seen.size).toBe(6);
});
