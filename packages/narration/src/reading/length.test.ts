import { expect, it } from 'vitest';
import { fittingBeside } from './length.ts';

const textOf = (words: number, word = 'word') => ({
  text: Array.from({ length: words }, () => word).join(' '),
  claims: [],
});

it('keeps the sentences that fit beside the others, each in its first form that fits', () => {
  const [first, long, short] = [textOf(10), textOf(200), textOf(9, 'short')];
  expect(fittingBeside([[first], [long, short]], [textOf(200)])).toEqual([first, short]);
  expect(fittingBeside([[first]], [textOf(211)])).toEqual([]);
});

it('counts the sign of a graha, and not the mark of its first mention', () => {
  const signed = { text: 'Venus<venus| in Mina> helps', claims: [] };
  expect(fittingBeside([[signed]], [textOf(216)])).toEqual([signed]);
  expect(fittingBeside([[signed]], [textOf(217)])).toEqual([]);
});
