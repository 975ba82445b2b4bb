import { expect, it } from 'vitest';
import { purchaseState } from './purchase-state.rules.ts';

const open = { state: 'open', effect: null } as const;
const closed = { state: 'closed', effect: null } as const;
const paid = (effect: 'given' | 'refused' | 'taken-back') => ({ state: 'paid', effect }) as const;
const states = (...names: string[]) => names.map((state) => ({ state }));
const payments = (...names: string[]) =>
  names.map((state) => ({ state, amountPaise: 100, refundReservedPaise: 0 }));
const goingBack = [{ state: 'captured', amountPaise: 100, refundReservedPaise: 100 }];

it.each([
  ['open', open, [], []],
  ['open', open, payments('failed', 'returned'), []],
  ['checking', open, payments('failed', 'authorized'), []],
  ['checking', open, payments('created'), []],
  ['open', open, goingBack, []],
  ['closed', closed, goingBack, []],
  ['checking', closed, payments('captured'), []],
  ['closed', closed, payments('failed'), []],
  ['paid', paid('given'), payments('captured'), []],
  ['refund-due', paid('refused'), payments('captured'), states('due')],
  ['refund-due', paid('taken-back'), payments('captured'), states('processed', 'sent')],
  ['refunded', paid('taken-back'), payments('captured'), states('processed')],
  ['refunded', paid('taken-back'), payments('captured'), []],
] as const)('%s', (expected, order, known, refunds) => {
  expect(purchaseState(order, known, refunds)).toBe(expected);
});
