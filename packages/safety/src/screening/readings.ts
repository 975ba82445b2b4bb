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

const lookedThrough = (text: string): string =>
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

const undisguised = (text: string): string => {
  let read = text;
  for (const { word, expression } of disguises) {
    read = read.replaceAll(expression, (found) => (starsOf(found) > MOST_STARS ? found : word));
  }
  return read;
};

const joined = (text: string): string =>
  text.replaceAll(SPELLED_OUT, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''));

/** Reads signs as letters, in words that hold a letter; `one` is what a 1 stands for. */
const unmasked = (text: string, one: 'i' | 'l'): string =>
  text
    .split(' ')
    .map((word) =>
      /\p{L}/u.test(word)
        ? [...word].map((sign) => (sign === '1' ? one : (STAND_INS.get(sign) ?? sign))).join('')
        : word,
    )
    .join(' ');

const squeezed = (text: string, times: 1 | 2): string =>
  text.replaceAll(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(times));

const spaced = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}'&%]+/gu, ' ')
    .trim();

/** Adds to the readings what each way of reading makes of them. */
const each =
  (...ways: readonly ((text: string) => string)[]) =>
  (readings: readonly string[]): readonly string[] => [
    ...new Set(readings.flatMap((read) => [read, ...ways.map((way) => way(read))])),
  ];

/**
 * The ways a text may be meant, without repetitions, lower case, words one space apart: as it stands, with
 * spelled-out letters joined, signs read as letters, drawn-out letters shortened, and look-alikes replaced.
 */
export const readingsOf = (text: string): readonly string[] => {
  const plain = lookedThrough(text);
  const whole = each(joined)([plain]);
  const lettered = each(
    (read) => unmasked(read, 'i'),
    (read) => unmasked(read, 'l'),
  )(whole);
  const short = each(
    (read) => squeezed(read, 1),
    (read) => squeezed(read, 2),
  )(lettered);
  return [...new Set(each(undisguised)(short).map(spaced))];
};
