import { detectDangerByPhrases } from './by-phrases.ts';
import { type Meanings, meaningsOf } from './meanings.ts';
import { folded, skeleton, wordsOf } from './words.ts';

const SHORTEST = 3;
const LONGEST = 5;
const LONGEST_RUN = 4;
/** Two meanings belong together with up to four others between them. */
const FARTHEST = 5;

const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

/** The groups of features, each weighed by how many there are of it. */
export const GROUPS = ['words', 'letters', 'meanings', 'phrases'] as const;

type Group = (typeof GROUPS)[number];

/** What a text consists of. */
export interface Parts extends Readonly<Record<Group, readonly string[]>> {
  /** Words, their skeletons, and runs of both. */
  readonly words: readonly string[];
  /** Runs of letters across its words. */
  readonly letters: readonly string[];
  /** Meanings, runs of them, and two in their order. */
  readonly meanings: readonly string[];
  /** The danger that the phrases detect in it. */
  readonly phrases: readonly string[];
}

/** The hashes of its parts, each once; their last bits are places in tables of weights. */
export type Features = Readonly<Record<Group, Int32Array>>;

/** FNV-1a, stirred once more, so that its last bits depend on every sign. */
const hashOf = (part: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < part.length; at += 1)
    hash = Math.imul(hash ^ part.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return hash ^ (hash >>> 13);
};

const hashesOf = (parts: readonly string[]): Int32Array =>
  Int32Array.from(new Set(parts.map(hashOf)));

const spelled = (word: string): string => {
  if (LETTER.test(word)) return folded(word);
  return NUMBER.test(word) ? '0' : word;
};

/** A text's words as the features know them. */
export const spelledWords = (text: string): readonly string[] => wordsOf(text).map(spelled);

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

const meaningParts = (told: readonly string[]): readonly string[] => {
  const parts: string[] = [];
  for (let at = 0; at < told.length; at += 1) {
    for (let length = 1; length <= LONGEST_RUN && at + length <= told.length; length += 1)
      parts.push(`m${length} ${told.slice(at, at + length).join(' ')}`);
    for (let next = at + 2; next <= at + FARTHEST && next < told.length; next += 1)
      parts.push(`m_ ${told[at]} ${told[next]}`);
  }
  return parts;
};

/** What a text consists of: in words as they sound, and in what they mean. */
export const partsOf = (text: string, meanings: Meanings): Parts => {
  const words = spelledWords(text);
  const skeletons = words.map((word) => (LETTER.test(word) ? skeleton(word) : word));
  const letters = `_${words.filter((word) => LETTER.test(word)).join('_')}_`;
  return {
    words: [
      ...words.map((word) => `w ${word}`),
      ...skeletons.map((word) => `s ${word}`),
      ...runsOf('w', words),
      ...runsOf('s', skeletons),
    ],
    letters: gramsOf(letters),
    meanings: meaningParts(meaningsOf(words, meanings)),
    phrases: [`p ${detectDangerByPhrases(text)}`],
  };
};

/** What a text consists of, as numbers. */
export const featuresOf = (text: string, meanings: Meanings): Features => {
  const { words, letters, meanings: meant, phrases } = partsOf(text, meanings);
  return {
    words: hashesOf(words),
    letters: hashesOf(letters),
    meanings: hashesOf(meant),
    phrases: hashesOf(phrases),
  };
};
