import { useEffect, useState, useSyncExternalStore } from 'react';

const MOTION_KEY = 'motion';
const REDUCED = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();

const paused = (): boolean => window.localStorage.getItem(MOTION_KEY) === 'paused';
const isMotionOff = (): boolean =>
  paused() || window.matchMedia(REDUCED).matches || document.hidden;

const subscribe = (listener: () => void): (() => void) => {
  const reduced = window.matchMedia(REDUCED);
  listeners.add(listener);
  reduced.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    reduced.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Whether the visitor has paused animations (kept in local storage), and `toggle` to change it. */
export const useMotionControl = () => {
  const isPaused = useSyncExternalStore(subscribe, paused, () => false);
  const toggle = () => {
    const next = isPaused ? 'playing' : 'paused';
    window.localStorage.setItem(MOTION_KEY, next);
    document.documentElement.dataset['motion'] = next;
    for (const listener of listeners) listener();
  };
  return { isPaused, toggle };
};

/** Whether animations must not run: paused, reduced by the system, tab hidden, or not hydrated yet. */
export const useMotionOff = (): boolean => useSyncExternalStore(subscribe, isMotionOff, () => true);

/**
 * A counter for rotating content: advances every `milliseconds`, wraps at `length`, pauses with motion.
 * `goTo` selects an index by hand and ends the rotation.
 */
export const useRotation = (length: number, milliseconds: number) => {
  const isOff = useMotionOff();
  const [index, setIndex] = useState(0);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (isOff || isChosen) return undefined;
    const timer = setInterval(() => setIndex((now) => (now + 1) % length), milliseconds);
    return () => clearInterval(timer);
  }, [isOff, isChosen, length, milliseconds]);
  const goTo = (next: number) => {
    setChosen(true);
    setIndex((next + length) % length);
  };
  return { index, goTo };
};
