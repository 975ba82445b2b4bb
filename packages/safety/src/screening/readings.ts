import { fold, wholeWords } from '../phrases.ts';
import { DISGUISED_WORDS, LOOK_ALIKES, STAND_INS } from './look-alikes.ts';

// Spelled out: classes like \p{P} make each of these expressions slow to compile.
const SEPARATORS = String.raw`[\s.,;:'"*_~+=|/\\·•-]{0,3}`;
const SPELLED_OUT = /(?<![\p{L}\p{M}])\p{L}(?:[\s\p{P}\p{S}]{1,3}\p{L}){2,}(?![\p{L}\p{M}])/gu;
const MOST_STARS = 2;

const disguises = DISGUISED_WORDS.map((word) => ({
  word,
  expression: wholeWords([...word].map((letter) => `[${letter}*]{1,2}`).join(SEPARATORS)),
}));

const normalised = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\p{Cf}\uFE0F]/gu, '')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/gu, '')
      .normalize('NFC'),
  ]
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join('');

const starsOf = (text: string): number => text.split('*').length - 1;

const withoutDisguises = (text: string): string => {
  let read = text;
  for (const { word, expression } of disguises) {
    read = read.replaceAll(expression, (found) => (starsOf(found) > MOST_STARS ? found : word));
  }
  return read;
};

const spelledOutJoined = (text: string): string =>
  text.replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));

/** Replaces signs by letters, in words that hold a letter; `one` is what a 1 stands for. */
const signsAsLetters = (text: string, one: 'i' | 'l'): string =>
  text
    .split(' ')
    .map((word) =>
      /\p{L}/u.test(word)
        ? [...word].map((sign) => (sign === '1' ? one : (STAND_INS.get(sign) ?? sign))).join('')
        : word,
    )
    .join(' ');

const repeatsShortened = (text: string, times: 1 | 2): string =>
  text.replaceAll(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(times));

const wordsOneSpaceApart = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}'&%]+/gu, ' ')
    .trim();

/** Adds to a list of texts the variants made by each function, without repetitions. */
const withVariants =
  (...ways: readonly ((text: string) => string)[]) =>
  (readings: readonly string[]): readonly string[] => [
    ...new Set(readings.flatMap((read) => [read, ...ways.map((way) => way(read))])),
  ];

/**
 * Variants of a text that undo disguises, without repetitions, lower case, words one space apart:
 * as typed, with spelled-out letters joined, signs read as letters, drawn-out letters shortened,
 * and look-alikes replaced.
 */
export const readingsOf = (text: string): readonly string[] => {
  const plain = normalised(text);
  const whole = withVariants(spelledOutJoined)([plain]);
  const withLetters = withVariants(
    (read) => signsAsLetters(read, 'i'),
    (read) => signsAsLetters(read, 'l'),
  )(whole);
  const withShortened = withVariants(
    (read) => repeatsShortened(read, 1),
    (read) => repeatsShortened(read, 2),
  )(withLetters);
  return [...new Set(withVariants(withoutDisguises)(withShortened).map(wordsOneSpaceApart))];
};
