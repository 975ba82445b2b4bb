import { expect, it } from 'vitest';
import { refundablePaise } from './refund.rules.ts';

const refunds = (...paise: readonly number[]) => paise.map((amountPaise) => ({ amountPaise }));

it('what is left of a payment is what no refund took', () => {
  expect(refundablePaise(9_900, [])).toBe(9_900);
  expect(refundablePaise(9_900, refunds(4_000))).toBe(5_900);
  expect(refundablePaise(9_900, refunds(4_000, 5_900))).toBe(0);
});
