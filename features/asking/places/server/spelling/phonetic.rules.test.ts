import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundOf, soundsOfBeginning } from './phonetic.rules.ts';

test.each([
  ['meerut', 'merut'],
  ['vadodara', 'wadodara'],
  ['visakhapatnam', 'vishakapatnam'],
  ['thane', 'tane'],
  ['fatehpur', 'phatehpur'],
  ['ghaziabad', 'gajiabad'],
  ['poona', 'puna'],
  ['aara', 'ara'],
  ['tiruchchirappalli', 'tiruchirapali'],
  ['lucknow', 'luknow'],
  ['ayodhya', 'ayodhia'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['pune', 'patna'],
  ['churu', 'kuru'],
  ['kota', 'kata'],
  ['bihar', 'biar'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('however much of a name is typed, its sound begins the sound of the name', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    minLength: 1,
  });
  fc.assert(
    fc.property(letters, fc.nat(), (name, cut) => {
      const beginning = name.slice(0, 1 + (cut % name.length));
      const begun = soundsOfBeginning(beginning).filter((sound) => soundOf(name).startsWith(sound));
      expect(begun).not.toEqual([]);
    }),
  );
});
