/**
 * A proof of work: a number for which SHA-256 of `puzzle:number` begins with `bits` zero bits. Found by
 * trying, 2^bits times on average; checked by one hash.
 */
export const workText = (puzzle: string, answer: number): string => `${puzzle}:${answer}`;

/** The number of zero bits a hash begins with. */
export const leadingZeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0);
  if (at === -1) return hash.length * 8;
  return at * 8 + Math.clz32(hash[at] ?? 0) - 24;
};
