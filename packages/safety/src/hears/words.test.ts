import { expect, test } from 'vitest';
import { folded, skeleton, wordsOf } from './words.ts';

const read = (text: string): string => wordsOf(text).map(folded).join(' ');
const skeletons = (text: string): string =>
  wordsOf(text)
    .map((word) => skeleton(folded(word)))
    .join(' ');

test.each([
  ['ज़िंदगी जिंदगी जिन्दगी ज़िन्दगी zindagi jindagi', 'jindagi'],
  ['मरना marna marnaa', 'marna'],
  ['चाहता chahta chaahtaa', 'cahta'],
  ['नहीं nahin naheen', 'nahin'],
  ['ख़ुदकुशी खुदकुशी khudkushi khudkusi', 'kudkusi'],
])('one word, however it is spelled: %s', (spellings, word) => {
  expect(new Set(read(spellings).split(' '))).toEqual(new Set([word]));
});

test.each([
  ['nahi nhi nahin nai', 'n'],
  ['mujhe mje', 'mj'],
  ['zindagi zndgi jindgi', 'jndg'],
  ['karna krna', 'krn'],
])('one skeleton where vowels are dropped: %s', (spellings, skeletonOfAll) => {
  expect(new Set(skeletons(spellings).split(' '))).toEqual(new Set([skeletonOfAll]));
});

test('reads emoji as words, and leaves out accents, apostrophes and invisible signs', () => {
  expect(wordsOf('I can’t 💔😂 café\u200D!')).toEqual([
    'i',
    'cant',
    'xheartbreak',
    'xlaugh',
    'cafe',
    '!',
  ]);
});

test('numbers and marks are words of their own', () => {
  expect(wordsOf('2 din,bas।')).toEqual(['2', 'din', ',', 'bas', '।']);
});
