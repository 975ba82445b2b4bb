import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** The start of every test's fake clock: noon in India, a Monday. */
export const NOW = Date.parse('2026-11-23T06:30:00Z');

const MACROTASKS = 12;
const nextMacrotask = setImmediate;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const replies = async (): Promise<void> => {
  for (let count = 0; count < MACROTASKS; count += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise<void>((next) => {
      nextMacrotask(next);
    });
  }
  await vi.dynamicImportSettled();
};

/** Lets pending replies arrive and `milliseconds` pass, and the result render. */
export const settle = async (milliseconds = 0): Promise<void> =>
  act(async () => {
    await replies();
    await vi.advanceTimersByTimeAsync(milliseconds);
    await replies();
  });
