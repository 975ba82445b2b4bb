import { expect, test } from 'vitest';
import { meaningsOf, readMeanings } from './meanings.ts';

const meanings = readMeanings(
  'me i main mujhe\ndie die mar_jana marna\nwant want_to cahta\nday aj',
);

test('words of one meaning are one, in every language', () => {
  const told = ['die', ['mar', 'jana'], 'marna'].map((words) =>
    meaningsOf([words].flat(), meanings),
  );
  expect(told).toEqual([['die'], ['die'], ['die']]);
});

test('the longest phrase counts; words of no group are left out', () => {
  expect(meaningsOf(['i', 'really', 'want', 'to', 'die'], meanings)).toEqual(['me', 'want', 'die']);
  expect(meaningsOf(['want', 'more'], meanings)).toEqual([]);
});

test('breaks and numbers are told, and what comes twice in a row once', () => {
  expect(meaningsOf(['i', 'main', '.', '!', '0', 'aj'], meanings)).toEqual(['me', '|', '#', 'day']);
});
