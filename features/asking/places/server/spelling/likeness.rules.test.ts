import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './likeness.rules.ts';
import { soundOf } from './phonetic.rules.ts';

const bytesOf = (name: string) => {
  const bytes = new TextEncoder().encode(soundOf(name));
  return { bytes, length: bytes.length };
};
const between = (one: string, other: string, atMost = 20): number =>
  distance(bytesOf(one), bytesOf(other), atMost);

test.each([
  ['bhopal', 'bhopal', 0],
  ['meerut', 'merut', 0],
  ['bhopl', 'bhopal', 1],
  ['guwhati', 'guwahati', 2],
  ['lacknow', 'lucknow', 1],
  ['gaya', 'kaya', 1],
  ['numbai', 'mumbai', 1],
  ['bhopak', 'bhopal', 2],
  ['napgur', 'nagpur', 2],
])('%s and %s are %i apart', (one, other, steps) => {
  expect(between(one, other)).toBe(steps);
});

test('what is farther than asked is only said to be so', () => {
  expect(between('pune', 'thiruvananthapuram', 3)).toBe(4);
  expect(between('pune', 'agra', 2)).toBe(3);
});

test('it is the same from both sides, and none only from itself', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abdghiklmnprstuv'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(between(one, other)).toBe(between(other, one));
      expect(between(one, other) === 0).toBe(soundOf(one) === soundOf(other));
    }),
  );
});
