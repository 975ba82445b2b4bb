import { expect, it } from 'vitest';
import { commonShare } from './shares.ts';

it('is the share of the most common value, and nothing where there is none', () => {
  expect(commonShare(['a', 'b', 'a', 'c'])).toBe(0.5);
  expect(commonShare([])).toBe(0);
});
