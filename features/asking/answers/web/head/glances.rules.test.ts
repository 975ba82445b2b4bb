import { expect, test } from 'vitest';
import { firmnessOfMinutes, nextWindow } from './glances.rules.ts';

test.each([
  [60, 'firm'],
  [15, 'firm'],
  [14, 'fair'],
  [5, 'fair'],
  [4, 'hint'],
  [0, 'hint'],
])('%i minutes both ways are %s', (minutes, level) => {
  expect(firmnessOfMinutes(minutes)).toBe(level);
});

test('the next window is the first that has not passed, whatever their order', () => {
  const [past, now, later] = [
    { from: '2026-01', to: '2026-10' },
    { from: '2026-10', to: '2026-11' },
    { from: '2028-03', to: '2028-05' },
  ];
  expect(nextWindow([later, past, now], '2026-11')).toBe(now);
  expect(nextWindow([past], '2026-11')).toBeUndefined();
});
