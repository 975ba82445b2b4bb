import { DEVANAGARI, soundOf } from './devanagari.ts';
import { EMOJI_WORDS } from './emoji-words.ts';

const INVISIBLE = /[\u200B-\u200D\uFEFF]|\uFE0F/gu;
const APOSTROPHES = /[‘’ʼ`´']/gu;
const ACCENTS = /[\u0300-\u036F]/gu;
const EMOJI = new RegExp([...EMOJI_WORDS.keys()].join('|'), 'gu');
const WORDS = /[\p{L}\p{M}]+|\p{N}+|[?!:,.।]/gu;

/**
 * The words of a text in lower-case Latin letters, with numbers and marks as words of their own: Devanagari by
 * sound, emoji as words, without accents, nukta and apostrophes.
 */
export const wordsOf = (text: string): readonly string[] => {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE, '')
    .replaceAll(APOSTROPHES, '')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(EMOJI, (emoji) => EMOJI_WORDS.get(emoji) ?? ' ');
  return (plain.match(WORDS) ?? []).map((word) => (DEVANAGARI.test(word) ? soundOf(word) : word));
};

const REPEATED = /(.)\1+/gu;

/** Spellings of one sound, in the order in which they are replaced. */
const SAME_SOUND: readonly (readonly [string, string])[] = [
  ['chh', 'c'],
  ['ch', 'c'],
  ['sh', 's'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['q', 'k'],
  ['x', 'ks'],
  ['w', 'v'],
  ['z', 'j'],
  ['ai', 'e'],
  ['au', 'o'],
];

/** A word without what spellings of its sound differ in: drawn-out letters, aspiration, z or j, w or v. */
export const folded = (word: string): string => {
  let plain = word.replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll(REPEATED, '$1');
  for (const [spelling, sound] of SAME_SOUND) plain = plain.replaceAll(spelling, sound);
  return plain
    .replace(/y$/u, 'i')
    .replaceAll(/([bcdgjkptr])h/gu, '$1')
    .replaceAll(REPEATED, '$1');
};

/** The first letter and the consonants of a folded word: what is left where vowels are dropped (nhi, mje, krna). */
export const skeleton = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/n$/u, '')
    .replaceAll(/[aeiouh]/gu, '');
