import { grahaMotionAt, julianDayUt } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { signOf } from '../chart/signs.ts';
import { noonOf } from './days.ts';

/** First and last day of a claimed period, ISO days. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Whether a condition of the sky holds at an instant (Julian day UT). */
export type Holds = (jd: number) => boolean;

/** Days between two samples. */
const STEP = 2;
/** Days after noon of the first day, and before noon of the last, between which the condition must hold. */
const INSIDE = 1;
/** Days before the first and after the last noon at which it must not hold: 1.5, and half a day of tolerance. */
const OUTSIDE = 2;

/** The sign a graha passes at an instant. */
export const transitSign = (graha: Graha, jd: number): number =>
  signOf(grahaMotionAt(graha, julianDayUt(jd)).lon);

/** The reason why a condition does not hold throughout a period, or null where it does. */
export const notThroughout = (holds: Holds, { start, end }: Days): string | null => {
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

/** The reason why a condition does not hold throughout a period, or holds beyond it; null where it fits exactly. */
export const notExactly = (holds: Holds, days: Days): string | null => {
  const gap = notThroughout(holds, days);
  if (gap !== null) return gap;
  if (holds(noonOf(days.start) - OUTSIDE)) return `begins before ${days.start}`;
  return holds(noonOf(days.end) + OUTSIDE) ? `goes on after ${days.end}` : null;
};

/**
 * Memoizes checks of periods of the sky, which are the same for every birth. The key names the
 * condition.
 */
export const spanMemory = () => {
  const reasons = new Map<string, string | null>();
  return (key: string, days: Days, check: () => string | null): string | null => {
    const name = `${key} ${days.start} ${days.end}`;
    const cached = reasons.get(name);
    if (cached !== undefined) return cached;
    const reason = check();
    reasons.set(name, reason);
    return reason;
  };
};

export type SpanMemory = ReturnType<typeof spanMemory>;
