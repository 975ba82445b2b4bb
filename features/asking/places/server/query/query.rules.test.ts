import { expect, test } from 'vitest';
import { readQuery } from './query.rules.ts';

test.each([
  ['Nagpur', ['Nagpur'], [], undefined],
  ['Nagpur, Maharashtra, India', ['Nagpur'], ['Maharashtra', 'India'], undefined],
  [' Varanasi ,UP ', ['Varanasi'], ['UP'], undefined],
  [
    'Mirzapur, Nagpur district, Maharashtra 441106',
    ['Mirzapur'],
    ['Nagpur', 'Maharashtra'],
    441106,
  ],
  ['Ashta, Dist. Nagpur', ['Ashta'], ['Nagpur'], undefined],
  ['440 001', [], [], 440001],
  ['Aurangabad (Bihar)', ['Aurangabad'], ['Bihar'], undefined],
  ['City Hospital, Nagpur', ['City', 'Hospital'], ['Nagpur'], undefined],
])('%s', (text, name, within, pin) => {
  expect(readQuery(text)).toEqual({ kind: 'name', name, within, pin, asDistrict: false });
});

test.each(['Latur district', 'Dist. Latur', 'Zilla Latur', 'latur jila', 'लातूर जिला'])(
  '%s is the name of a district',
  (text) => {
    expect(readQuery(text)).toMatchObject({ asDistrict: true });
    expect(readQuery(text)).toHaveProperty('name.length', 1);
  },
);

test.each([
  'hospital',
  'not sure',
  "I don't know",
  'at home',
  'पता नहीं',
  '???',
  'N/A',
  'my village',
])('"%s" names no place', (text) => {
  expect(readQuery(text)).toMatchObject({ name: [], within: [] });
});

test('of very many words and parts only the first are read', () => {
  expect(readQuery('san '.repeat(50))).toHaveProperty('name.length', 8);
  expect(readQuery('ab,'.repeat(60))).toHaveProperty('within.length', 5);
  expect(readQuery('x'.repeat(200))).toHaveProperty('name', ['x'.repeat(40)]);
});

test('coordinates are a point', () => {
  expect(readQuery('21.15, 79.09')).toEqual({ kind: 'point', point: { lat: 21.15, lon: 79.09 } });
});
