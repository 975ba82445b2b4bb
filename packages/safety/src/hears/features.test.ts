import { expect, test } from 'vitest';
import { featuresOf, partsOf, PLACES } from './features.ts';

test('a word is itself, its skeleton, and its runs of three to five letters', () => {
  expect(partsOf('jeena')).toEqual([
    'w jina',
    's jn',
    ...['_ji', 'jin', 'ina', 'na_', '_jin', 'jina', 'ina_', '_jina', 'jina_'].map((c) => `c ${c}`),
  ]);
});

test('words also count in runs of two and three, and over one between them', () => {
  const runs = partsOf('a bat cut it').filter((part) => /^[ws][23_]/u.test(part));
  expect(runs).toEqual([
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
  const parts = partsOf('12!');
  expect(parts.slice(0, 4)).toEqual(['w 0', 'w !', 's 0', 's !']);
  expect(parts.filter((part) => part.startsWith('c '))).toEqual([]);
});

test('letters run on from word to word, with nothing for marks between them', () => {
  expect(partsOf('a, b')).toContain('c a_b');
});

test('each part has one place; a text of nothing has none', () => {
  const parts = partsOf('mujhe neend nahi aati');
  const places = featuresOf('mujhe neend nahi aati');
  expect(places.size).toBeLessThanOrEqual(new Set(parts).size);
  expect(places.size).toBeGreaterThan(new Set(parts).size - 3);
  for (const place of places) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(PLACES);
  }
  expect(featuresOf('')).toEqual(new Set());
});
