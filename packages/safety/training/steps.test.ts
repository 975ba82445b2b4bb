import { expect, test } from 'vitest';
import { inSteps } from './steps.ts';

test('weights are told in whole steps; what is larger than most is told as the largest', () => {
  const weights = Float64Array.from([0, 0.4, -1.1, 2, -3, 9, 0.25]);
  const { bias, step, steps } = inSteps(weights, { largest: 3, within: 0.6 });
  expect(bias).toBe(0.25);
  expect(step).toBe(1);
  expect([...steps]).toEqual([0, 0, -1, 2, -3, 3]);
});
