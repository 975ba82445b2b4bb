const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

/** How long to wait before asking for the `asked`-th time again, in ms: 2 s at first, then ever longer. */
export const waitBeforeAsking = (asked: number): number =>
  Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** asked));
