import { grahaMotionAt, julianDayUt } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { signOf } from '../chart/signs.ts';
import { noonOf } from './days.ts';

/** First and last day of a claimed stretch, ISO days. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** A thing of the sky that holds at an instant (Julian day UT) or does not. */
export type Holds = (jd: number) => boolean;

/** Days between two samples. */
const STEP = 2;
/** Days within the first and the last day from which on it has to hold. */
const INSIDE = 1;
/** Days outside them at which it must not hold: one and a half, and half a day of tolerance. */
const OUTSIDE = 2;

/** The sign a graha passes at an instant. */
export const transitSign = (graha: Graha, jd: number): number =>
  signOf(grahaMotionAt(graha, julianDayUt(jd)).lon);

/** Why something does not hold through a stretch of days, or null where it does. */
export const brokenIn = (holds: Holds, { start, end }: Days): string | null => {
  const [first, last] = [noonOf(start) + INSIDE, noonOf(end) - INSIDE];
  if (Number.isNaN(first + last) || end < start) return `no stretch of days: ${start} to ${end}`;
  if (last <= first) return holds((first + last) / 2) ? null : `not so at ${start}`;
  const steps = Math.ceil((last - first) / STEP);
  for (let step = 0; step <= steps; step += 1) {
    if (!holds(first + ((last - first) * step) / steps))
      return `broken between ${start} and ${end}`;
  }
  return null;
};

/** Why a stretch is not one whole, unbroken stretch in which it holds, or null where it is. */
export const notWhole = (holds: Holds, days: Days): string | null => {
  const broken = brokenIn(holds, days);
  if (broken !== null) return broken;
  if (holds(noonOf(days.start) - OUTSIDE)) return `begins before ${days.start}`;
  return holds(noonOf(days.end) + OUTSIDE) ? `goes on after ${days.end}` : null;
};

/**
 * A memory of what was found about stretches of the sky, which are the same for every birth. The key
 * names the condition.
 */
export const spanMemory = () => {
  const known = new Map<string, string | null>();
  return (key: string, days: Days, found: () => string | null): string | null => {
    const name = `${key} ${days.start} ${days.end}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const reason = found();
    known.set(name, reason);
    return reason;
  };
};

export type SpanMemory = ReturnType<typeof spanMemory>;
