import { expect, test } from 'vitest';
import { soundOf } from './phonetic.rules.ts';
import { skeletonBuffer, skeletonHashes, writeSkeleton } from './skeleton.rules.ts';

const hashesOf = (name: string): number[] => {
  const skeleton = skeletonBuffer();
  const sound = new TextEncoder().encode(soundOf(name));
  return skeletonHashes(skeleton, writeSkeleton(skeleton, sound, sound.length));
};
/** The hashes that two names have in common. */
const shared = (one: string, other: string): number[] => {
  const hashes = hashesOf(other);
  return hashesOf(one).filter((hash) => hashes.includes(hash));
};

test.each([
  ['bhopl', 'bhopal'],
  ['maturai', 'madurai'],
  ['pengaluru', 'bengaluru'],
  ['ojain', 'ujjain'],
  ['hyderabad', 'aiderabad'],
])('%s and %s have one skeleton', (one, other) => {
  expect(hashesOf(one)[0]).toBe(hashesOf(other)[0]);
});

test.each([
  ['guwhati', 'guwati'],
  ['munbai', 'mumbai'],
  ['napgur', 'nagpur'],
  ['lakhnau', 'lucknow'],
  ['bhopalr', 'bhopal'],
])('%s and %s share a hash', (one, other) => {
  expect(shared(one, other)).not.toEqual([]);
});

test.each([
  ['pune', 'kota'],
  ['kota', 'kollam'],
  ['bhopal', 'bharuch'],
])('%s and %s share none', (one, other) => {
  expect(shared(one, other)).toEqual([]);
});

test('a short skeleton is compared as it is', () => {
  expect(hashesOf('pune')).toHaveLength(1);
});
