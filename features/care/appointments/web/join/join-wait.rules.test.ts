import { expect, it } from 'vitest';
import { waitForOpening } from './join-wait.rules.ts';

const NOW = Date.parse('2026-11-23T09:19:50Z');

it('asks when it opens, and meanwhile twice a minute; with a wrong clock not all the time', () => {
  expect(waitForOpening('2026-11-23T10:20:00Z', NOW)).toBe(30_000);
  expect(waitForOpening('2026-11-23T09:20:00Z', NOW)).toBe(10_000);
  expect(waitForOpening('2026-11-23T09:19:52Z', NOW)).toBe(5_000);
  expect(waitForOpening('2026-11-23T08:20:00Z', NOW)).toBe(5_000);
  expect(waitForOpening(null, NOW)).toBe(30_000);
});
