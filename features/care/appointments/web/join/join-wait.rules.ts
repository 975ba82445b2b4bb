const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;

/**
 * Delay in ms before checking again whether a meeting is open: until it opens by the local clock, but between
 * 5 s and half a minute, since that clock may be wrong.
 */
export const waitForOpening = (opensAt: string | null, now: number): number => {
  const left = opensAt === null ? LONGEST_MS : Date.parse(opensAt) - now;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, left));
};
