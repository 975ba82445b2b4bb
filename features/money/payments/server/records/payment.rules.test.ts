import fc from 'fast-check';
import { expect, it } from 'vitest';
import { laterState, PAYMENT_STATES, stateOf } from './payment.rules.ts';

it.each([
  ['created', false, 'created'],
  ['failed', false, 'failed'],
  ['authorized', false, 'authorized'],
  ['captured', true, 'captured'],
  ['refunded', true, 'captured'],
  ['refunded', false, 'returned'],
] as const)('%s, captured %s, is %s', (status, captured, state) => {
  expect(stateOf({ status, captured })).toBe(state);
});

it('ends the same in whatever order the news come', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYMENT_STATES), { minLength: 1 }), (news) => {
      expect(news.reduce(laterState)).toBe(news.toReversed().reduce(laterState));
    }),
  );
});

it('a late authorisation follows a failure, nothing follows a capture', () => {
  expect(laterState('failed', 'authorized')).toBe('authorized');
  for (const state of PAYMENT_STATES) expect(laterState('captured', state)).toBe('captured');
});
