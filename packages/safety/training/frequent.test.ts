import { expect, test } from 'vitest';
import type { Features } from '../src/detector/features.ts';
import { frequent } from './frequent.ts';

const text = (words: readonly number[], letters: readonly number[] = []): Features => ({
  words: Int32Array.from(words),
  letters: Int32Array.from(letters),
  meanings: new Int32Array(),
  phrases: new Int32Array(),
});

test('the features of three texts or more, from the least on, of whatever group', () => {
  const texts = [text([7, -5, 9]), text([7, -5], [8]), text([9], [7, 8, -5]), text([], [8])];
  expect([...frequent(texts)]).toEqual([-5, 7, 8]);
});
