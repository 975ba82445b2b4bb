import { expect, test } from 'vitest';
import { readQuery } from './query.rules.ts';

test.each([
  ['Nagpur', 'Nagpur', [], undefined],
  ['Nagpur, Maharashtra, India', 'Nagpur', ['Maharashtra', 'India'], undefined],
  [' Varanasi ,UP ', 'Varanasi', ['UP'], undefined],
  ['Mirzapur, Nagpur district, Maharashtra 441106', 'Mirzapur', ['Nagpur', 'Maharashtra'], 441106],
  ['Ashta, Dist. Nagpur', 'Ashta', ['Nagpur'], undefined],
  ['440 001', '', [], 440001],
  ['Aurangabad (Bihar)', 'Aurangabad', ['Bihar'], undefined],
  ['a,'.repeat(100), 'a', ['a', 'a', 'a', 'a', 'a'], undefined],
])('%s', (text, name, within, pin) => {
  expect(readQuery(text)).toEqual({ kind: 'name', name, within, pin });
});

test('coordinates are a point', () => {
  expect(readQuery('21.15, 79.09')).toEqual({ kind: 'point', point: { lat: 21.15, lon: 79.09 } });
});
