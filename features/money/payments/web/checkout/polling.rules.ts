const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

/** Milliseconds to wait before the `asked`-th poll: 2 s at first, then longer and longer. */
export const pollDelayMs = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked));
