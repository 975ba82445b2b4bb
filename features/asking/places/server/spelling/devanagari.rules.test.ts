import { expect, test } from 'vitest';
import { romanisations } from './devanagari.rules.ts';

test.each([
  ['नागपुर', 'nagpur'],
  ['वाराणसी', 'varanasi'],
  ['मुंबई', 'mumbai'],
  ['नई दिल्ली', 'naidilli'],
  ['चंडीगढ़', 'chandigarh'],
  ['अहमदाबाद', 'ahmadabad'],
  ['लखनऊ', 'lakhnau'],
  ['प्रयागराज', 'prayagraj'],
  ['हावड़ा', 'havada'],
  ['हावड़ा', 'havara'],
])('%s may be written %s', (name, latin) => {
  expect(romanisations(name)).toContain(latin);
});

test('the ways to write a long name stay few', () => {
  expect(romanisations('तिरुवनंतपुरम').length).toBeLessThanOrEqual(16);
  expect(romanisations('गड़ढ़'.repeat(50)).length).toBeLessThanOrEqual(16);
});
