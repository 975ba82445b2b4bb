const SHORTEST_QUERY = 2;

/**
 * Whether a typed place is long enough to be looked for: two letters or digits, in any script. A vowel sign is
 * no letter of its own: கொ is one.
 */
export const isLongEnough = (typed: string): boolean =>
  (typed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST_QUERY;
