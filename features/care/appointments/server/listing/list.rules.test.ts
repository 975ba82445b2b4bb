import { expect, it } from 'vitest';
import { inOrder } from './list.rules.ts';

it('what is to be chosen anew, what is ahead with the next on top, what was with the latest on top', () => {
  const sessions = [
    ['over', '2026-11-01'],
    ['cancelled', '2026-12-01'],
    ['confirmed', '2026-12-09'],
    ['unplaced', '2026-12-20'],
    ['confirmed', '2026-11-30'],
    ['over', '2026-11-10'],
  ].map(([state = '', startsAt = '']) => ({ state, startsAt }));
  expect(inOrder(sessions).map(({ state, startsAt }) => `${state} ${startsAt}`)).toEqual([
    'unplaced 2026-12-20',
    'confirmed 2026-11-30',
    'confirmed 2026-12-09',
    'cancelled 2026-12-01',
    'over 2026-11-10',
    'over 2026-11-01',
  ]);
});
