import { MINUTE_MS } from '@dhruva/kernel/durations';
import type { Span, Window } from '../hours.rules.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** The free parts of a therapist's hours. `takenAt`: the quarter-hour cells that sessions block. */
export const freeSpans = (windows: readonly Window[], takenAt: readonly Date[]): Span[] => {
  const taken = new Set(takenAt.map((at) => at.getTime()));
  const free: { from: Date; until: Date }[] = [];
  for (const { from, until } of windows.filter(({ onLeave }) => !onLeave)) {
    for (let at = from.getTime(); at < until.getTime(); at += QUARTER_MS) {
      if (taken.has(at)) continue;
      const last = free.at(-1);
      if (last?.until.getTime() === at) last.until = new Date(at + QUARTER_MS);
      else free.push({ from: new Date(at), until: new Date(at + QUARTER_MS) });
    }
  }
  return free;
};
