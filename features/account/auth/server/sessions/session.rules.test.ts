import { DAY_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import {
  FRESH_MS,
  isSessionAlive,
  isSessionFresh,
  isUseWorthRecording,
  LAST_USE_GRAIN_MS,
  SESSION_LIFE,
} from './session.rules.ts';

const createdAt = 1_800_000_000_000;

it('lives for 14 days unused and 90 in all; use is noted every ten minutes', () => {
  expect(SESSION_LIFE).toEqual({ idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS });
  expect(LAST_USE_GRAIN_MS).toBe(600_000);
});

it('dies of idleness at exactly 14 days', () => {
  const session = { createdAt, lastUsedAt: createdAt };
  expect(isSessionAlive(session, createdAt + SESSION_LIFE.idleMs - 1)).toBe(true);
  expect(isSessionAlive(session, createdAt + SESSION_LIFE.idleMs)).toBe(false);
});

it('dies at exactly 90 days however much it is used', () => {
  const end = createdAt + SESSION_LIFE.absoluteMs;
  const session = { createdAt, lastUsedAt: end - 2 };
  expect(isSessionAlive(session, end - 1)).toBe(true);
  expect(isSessionAlive(session, end)).toBe(false);
});

it('notes use only now and then', () => {
  const session = { createdAt, lastUsedAt: createdAt };
  expect(isUseWorthRecording(session, createdAt + LAST_USE_GRAIN_MS - 1)).toBe(false);
  expect(isUseWorthRecording(session, createdAt + LAST_USE_GRAIN_MS)).toBe(true);
});

it('notes use anew when the last one was noted by a clock that ran ahead', () => {
  const ahead = { createdAt, lastUsedAt: createdAt + 30 * DAY_MS };
  expect(isUseWorthRecording(ahead, createdAt)).toBe(true);
});

it('is fresh for fifteen minutes, and not when its clock ran ahead', () => {
  const fresh = (ms: number): boolean => isSessionFresh({ createdAt }, createdAt + ms);
  expect(FRESH_MS).toBe(900_000);
  expect([0, FRESH_MS - 1, FRESH_MS, -30 * DAY_MS].map(fresh)).toEqual([true, true, false, false]);
});
