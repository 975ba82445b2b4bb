import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../test/clock.ts';
import { useMotionControl, useRotation, useMotionOff } from './motion.ts';

const EVERY = 1_000;

let reduced: EventTarget & { matches: boolean };
let isHidden = false;

const reduce = (matches: boolean) =>
  act(() => {
    reduced.matches = matches;
    reduced.dispatchEvent(new Event('change'));
  });
const hide = (hidden: boolean) =>
  act(() => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  isHidden = false;
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => reduced);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

test('the visitor’s wish is remembered, marked in the page, and turned around', () => {
  const { result, unmount } = renderHook(() => useMotionControl());
  expect(result.current.isPaused).toBe(false);
  act(() => result.current.toggle());
  expect([result.current.isPaused, document.documentElement.dataset['motion']]).toEqual([
    true,
    'paused',
  ]);
  unmount();
  const again = renderHook(() => useMotionControl());
  expect(again.result.current.isPaused).toBe(true);
  act(() => again.result.current.toggle());
  expect([again.result.current.isPaused, document.documentElement.dataset['motion']]).toEqual([
    false,
    'playing',
  ]);
});

test('nothing moves while it is paused, reduced or out of sight', () => {
  const { result } = renderHook(() => ({ still: useMotionOff(), ...useMotionControl() }));
  const isStill = () => result.current.still;
  expect(isStill()).toBe(false);
  act(() => result.current.toggle());
  expect(isStill()).toBe(true);
  act(() => result.current.toggle());
  reduce(true);
  expect(isStill()).toBe(true);
  reduce(false);
  hide(true);
  expect(isStill()).toBe(true);
  hide(false);
  expect(isStill()).toBe(false);
});

test('goes round, and stands while nothing may move', async () => {
  const { result } = renderHook(() => useRotation(3, EVERY));
  const at = async (milliseconds: number) => {
    await settle(milliseconds);
    return result.current.index;
  };
  expect([await at(0), await at(EVERY), await at(EVERY), await at(EVERY)]).toEqual([0, 1, 2, 0]);
  hide(true);
  expect(await at(5 * EVERY)).toBe(0);
  hide(false);
  expect(await at(EVERY)).toBe(1);
});

test('what was chosen by hand stays; beyond the last comes the first, before the first the last', async () => {
  const { result } = renderHook(() => useRotation(3, EVERY));
  act(() => result.current.goTo(2));
  await settle(5 * EVERY);
  expect(result.current.index).toBe(2);
  act(() => result.current.goTo(3));
  expect(result.current.index).toBe(0);
  act(() => result.current.goTo(-1));
  expect(result.current.index).toBe(2);
});

test('what went away listens to nothing', () => {
  const forgotten = vi.spyOn(reduced, 'removeEventListener');
  const { unmount } = renderHook(() => useMotionOff());
  unmount();
  expect(forgotten).toHaveBeenCalledOnce();
});
