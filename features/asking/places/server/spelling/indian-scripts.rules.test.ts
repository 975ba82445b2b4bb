import { expect, test } from 'vitest';
import { isIndianScript, latinSpellings } from './indian-scripts.rules.ts';

test.each([
  ['नागपुर', 'nagpur'],
  ['नागपुर', 'nagapur'],
  ['लखनऊ', 'lakhnau'],
  ['प्रयागराज', 'prayagraj'],
  ['हावड़ा', 'havara'],
  ['हावड़ा', 'havda'],
  ['নদিয়া', 'nadiya'],
  ['যাদবপুর', 'jadabpur'],
  ['গুৱাহাটী', 'guvahati'],
  ['ਅੰਮ੍ਰਿਤਸਰ', 'ammritsar'],
  ['ਬਠਿੰਡਾ', 'bathinda'],
  ['ગાંધીનગર', 'gandhinagar'],
  ['କଟକ', 'kataka'],
  ['విజయవాడ', 'vijayavada'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['കണ്ണൂർ', 'kannur'],
  ['கோவை', 'kovai'],
  ['மதுரை', 'mathurai'],
  ['தஞ்சாவூர்', 'thanjavur'],
  ['علی گڑھ', 'ali garh'],
  ['پٹنہ', 'patana'],
  ['नई Delhi', 'nai Delhi'],
  ['Nagpur', 'Nagpur'],
])('%s may be written %s', (name, latin) => {
  expect(latinSpellings(name)).toContain(latin);
});

test('a name has at most three spellings, however long it is', () => {
  expect(latinSpellings('गड़ढ़'.repeat(50)).length).toBeLessThanOrEqual(3);
});

test.each([
  ['Nagpur', false],
  ['Łódź', false],
  ['Москва', false],
  ['नागपुर', true],
  ['near مرادآباد', true],
])('%s has letters of India: %s', (text, expected) => {
  expect(isIndianScript(text)).toBe(expected);
});
