import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS, nextCheck } from './next-check.rules.ts';

it('looks after 1, 2, 5, 15 and 60 minutes, then ever more seldom, about twenty times in six days', () => {
  const begun = new Date('2026-11-21T00:00:00Z');
  const minutes: number[] = [];
  let now = begun;
  for (let checks = 0; now.getTime() - begun.getTime() < GIVE_UP_AFTER_MS; checks += 1) {
    const next = nextCheck(checks, now);
    minutes.push((next.getTime() - now.getTime()) / MINUTE_MS);
    now = next;
  }
  expect(minutes.slice(0, 5)).toEqual([1, 2, 5, 15, 60]);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(minutes.length).toBeGreaterThan(12);
  expect(minutes.length).toBeLessThan(30);
});
