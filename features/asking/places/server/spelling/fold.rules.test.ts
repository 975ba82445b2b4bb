import { expect, test } from 'vitest';
import { fold } from './fold.rules.ts';

test.each([
  ['Hyderābād', 'hyderabad'],
  ['São Paulo', 'saopaulo'],
  ['Rāj-Nāndgaon', 'rajnandgaon'],
  ['Kraków', 'krakow'],
  ['Łódź', 'lodz'],
  ['Åkersjøen', 'akersjoen'],
  ['Sector 9 (Chandigarh)', 'sector9chandigarh'],
  ['...', ''],
  ['१५', '15'],
  ['৪৭', '47'],
  ['۱۲', '12'],
  ['नागपुर', 'nagpur'],
  ['北京', ''],
])('%s is compared as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test.each([
  ['मुंबई', 'मुम्बई'],
  ['मुंबई', 'मुँबई'],
  ['दिल्ली', 'दिल्लि'],
  ['चंडीगढ़', 'चण्डीगढ़'],
  ['नई दिल्ली', 'नईदिल्ली'],
  ['कानपुर', 'कानपूर'],
])('%s and %s are the same', (one, other) => {
  expect(fold(one)).toBe(fold(other));
  expect(fold(one)).not.toBe('');
});
