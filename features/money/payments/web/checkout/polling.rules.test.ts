import { expect, test } from 'vitest';
import { pollDelayMs } from './polling.rules.ts';

test('the server is asked after 2 s and ever less often, at least twice a minute', () => {
  expect([0, 1, 2, 20].map(pollDelayMs)).toEqual([2000, 3000, 4500, 30_000]);
});
