import { expect, it } from 'vitest';
import { purchaseState } from './purchase-state.rules.ts';

const open = { state: 'open', effect: null } as const;
const closed = { state: 'closed', effect: null } as const;
const paid = (effect: 'given' | 'refused' | 'taken-back') => ({ state: 'paid', effect }) as const;
const states = (...names: string[]) => names.map((state) => ({ state }));

it.each([
  ['open', open, [], []],
  ['open', open, states('failed', 'returned'), []],
  ['checking', open, states('failed', 'authorized'), []],
  ['checking', open, states('created'), []],
  ['checking', closed, states('captured'), []],
  ['closed', closed, states('failed'), []],
  ['paid', paid('given'), states('captured'), []],
  ['refund-due', paid('refused'), states('captured'), states('due')],
  ['refund-due', paid('taken-back'), states('captured'), states('processed', 'sent')],
  ['refunded', paid('taken-back'), states('captured'), states('processed')],
  ['refunded', paid('taken-back'), states('captured'), []],
] as const)('%s', (expected, order, payments, refunds) => {
  expect(purchaseState(order, payments, refunds)).toBe(expected);
});
