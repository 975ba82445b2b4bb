import { expect, test } from 'vitest';
import { waitBeforeAsking } from './polling.rules.ts';

test('the server is asked after 2 s and ever less often, at least twice a minute', () => {
  expect([0, 1, 2, 20].map(waitBeforeAsking)).toEqual([2000, 3000, 4500, 30_000]);
});
