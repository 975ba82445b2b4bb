import { expect, it } from 'vitest';
import { readAnswerTo } from './answer-to.ts';

it.each([
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  [' asha@example.in ', { kind: 'email', to: 'asha@example.in' }],
  ['+91 98765 43210', { kind: 'phone', to: '9876543210' }],
  ['०९८७६५४३२१०', { kind: 'phone', to: '9876543210' }],
  ['asha', undefined],
  ['12345', undefined],
  ['a@b.in\r\nBcc: c@d.in', undefined],
])('reads %j', (typed, expected) => {
  expect(readAnswerTo(typed)).toEqual(expected);
});
