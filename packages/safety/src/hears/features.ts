import { folded, skeleton, wordsOf } from './words.ts';

/** Features share this many places; two may share one. */
export const PLACES = 2 ** 15;
const SHORTEST = 3;
const LONGEST = 5;

const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** FNV-1a, stirred once more, so that its last bits depend on every sign. */
const placeOf = (feature: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
};

const spelled = (word: string): string => {
  if (LETTER.test(word)) return folded(word);
  return NUMBER.test(word) ? '0' : word;
};

/** Runs of two and three, and pairs with one word between them. */
const runsOf = (kind: string, words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => [
    ...(at > 0 ? [`${kind}2 ${words[at - 1]} ${word}`] : []),
    ...(at > 1
      ? [`${kind}3 ${words[at - 2]} ${words[at - 1]} ${word}`, `${kind}_ ${words[at - 2]} ${word}`]
      : []),
  ]);

const gramsOf = (letters: string): readonly string[] => {
  const grams: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1)
    for (let at = 0; at + length <= letters.length; at += 1)
      grams.push(`c ${letters.slice(at, at + length)}`);
  return grams;
};

/** What a text consists of: words, their skeletons, runs of both, and runs of letters across its words. */
export const partsOf = (text: string): readonly string[] => {
  const words = wordsOf(text).map(spelled);
  const skeletons = words.map((word) => (LETTER.test(word) ? skeleton(word) : word));
  const letters = `_${words.filter((word) => LETTER.test(word)).join('_')}_`;
  return [
    ...words.map((word) => `w ${word}`),
    ...skeletons.map((word) => `s ${word}`),
    ...runsOf('w', words),
    ...runsOf('s', skeletons),
    ...gramsOf(letters),
  ];
};

/** The places (0 to PLACES - 1, each once) of the parts of a text. */
export const featuresOf = (text: string): ReadonlySet<number> =>
  new Set(partsOf(text).map(placeOf));
