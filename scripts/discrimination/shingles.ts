const WORDS = 5;
const PRIME = 0x01000193;

/** The five-word sequences of a text as sorted distinct 32-bit hashes. */
export type Shingles = Uint32Array;

/** Creates a function that computes shingles, numbering words as they occur. */
export const shingler = (): ((text: string) => Shingles) => {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  return (text) => {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\p{M}·]+/u)
      .filter((word) => word !== '')
      .map(numberOf);
    const runs = words
      .slice(WORDS - 1)
      .map((_, at) =>
        words.slice(at, at + WORDS).reduce((sum, word) => Math.imul(sum, PRIME) ^ word, WORDS),
      );
    return new Uint32Array(new Set(runs)).sort();
  };
};

/** The share of the shorter text's shingles that the other text contains, 0–1. */
export const overlap = (a: Shingles, b: Shingles): number => {
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [one = 0, other = 0] = [a[i], b[j]];
    if (one === other) common += 1;
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return common / Math.min(a.length, b.length);
};
