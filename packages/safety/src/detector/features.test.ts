import { expect, test } from 'vitest';
import { featuresOf, partsOf } from './features.ts';
import { readMeanings } from './meanings.ts';

const none = readMeanings('');

test('a word is itself and its skeleton, and its runs of three to five letters', () => {
  const { words, letters } = partsOf('jeena', none);
  expect(words).toEqual(['w jina', 's jn']);
  expect(letters).toEqual(
    ['_ji', 'jin', 'ina', 'na_', '_jin', 'jina', 'ina_', '_jina', 'jina_'].map((c) => `c ${c}`),
  );
});

test('words also count in runs of two and three, and over one between them', () => {
  expect(partsOf('a bat cut it', none).words.slice(8)).toEqual([
    'w2 a bat',
    'w2 bat cut',
    'w3 a bat cut',
    'w_ a cut',
    'w2 cut it',
    'w3 bat cut it',
    'w_ bat it',
    's2 a bt',
    's2 bt ct',
    's3 a bt ct',
    's_ a ct',
    's2 ct it',
    's3 bt ct it',
    's_ bt it',
  ]);
});

test('numbers are one word; marks are words without letters', () => {
  const { words, letters } = partsOf('12!', none);
  expect(words.slice(0, 4)).toEqual(['w 0', 'w !', 's 0', 's !']);
  expect(letters).toEqual([]);
});

test('letters run on from word to word, with nothing for marks between them', () => {
  expect(partsOf('a, b', none).letters).toContain('c a_b');
});

test('meanings count in runs of up to four, and two by two with up to four between them', () => {
  const each = readMeanings('A a\nB b\nC c\nD d\nE e\nF f\nG g');
  const { meanings } = partsOf('a b c d e f g', each);
  const of = (kind: string): readonly string[] =>
    meanings.filter((part) => part.startsWith(`${kind} `)).map((part) => part.slice(3));
  expect(of('m1')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(of('m2')).toEqual(['A B', 'B C', 'C D', 'D E', 'E F', 'F G']);
  expect(of('m3')).toEqual(['A B C', 'B C D', 'C D E', 'D E F', 'E F G']);
  expect(of('m4')).toEqual(['A B C D', 'B C D E', 'C D E F', 'D E F G']);
  expect(of('m_').slice(0, 4)).toEqual(['A C', 'A D', 'A E', 'A F']);
  expect(of('m_').at(-1)).toBe('E G');
});

test('what the phrases detect is a part', () => {
  expect(partsOf('my friend wants to die', none).phrases).toEqual(['p other']);
  expect(partsOf('good morning', none).phrases).toEqual(['p undefined']);
});

test('each part has one number; a text of nothing has none but that of its phrases', () => {
  const text = 'mujhe neend nahi aati, mujhe neend';
  const parts = new Set(partsOf(text, none).letters);
  const { letters } = featuresOf(text, none);
  expect(new Set(letters).size).toBe(parts.size);
  expect(letters).toHaveLength(parts.size);
  const empty = featuresOf('', none);
  expect([empty.words.length, empty.letters.length, empty.meanings.length]).toEqual([0, 0, 0]);
});
