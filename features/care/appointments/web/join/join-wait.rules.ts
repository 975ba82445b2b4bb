const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before asking again whether a meeting is open, in ms: until it opens by the clock here, but
 * that clock may be wrong, so never longer than half a minute, nor shorter than 5 s.
 */
export const waitForOpening = (opensAt: string | null, now: number): number => {
  const left = opensAt === null ? LONGEST_MS : Date.parse(opensAt) - now;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, left));
};
