import { DEVICE_KEY, DEVICE_TOKEN } from '@dhruva/kernel/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceToken } from './device-token.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

test('is made once and kept', () => {
  const token = deviceToken();
  expect(token).toMatch(DEVICE_TOKEN);
  expect([deviceToken(), kept.get(DEVICE_KEY)]).toEqual([token, token]);
});

test('is another one in each browser', () => {
  const token = deviceToken();
  kept.clear();
  expect(deviceToken()).not.toBe(token);
});

test('what is no such token is replaced: it must never stand in the way of signing in', () => {
  kept.set(DEVICE_KEY, 'short and spoiled');
  expect(deviceToken()).toMatch(DEVICE_TOKEN);
});
