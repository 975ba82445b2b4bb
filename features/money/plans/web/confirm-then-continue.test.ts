import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmThenContinue } from './confirm-then-continue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the intake form is asked for two seconds after the success was told', () => {
  const told: (string | boolean)[] = [];
  confirmThenContinue(
    (shown) => told.push(shown),
    () => told.push('ask'),
  );
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1_999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false, 'ask']);
});

test('whoever leaves the page meanwhile is not asked', () => {
  const ask = vi.fn();
  confirmThenContinue(() => undefined, ask)();
  vi.advanceTimersByTime(10_000);
  expect(ask).not.toHaveBeenCalled();
});
