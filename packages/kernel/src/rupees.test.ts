import { expect, test } from 'vitest';
import { formatPaise, formatPaiseExactly } from './rupees.ts';

test.each([
  [9_900, '₹99'],
  [150_000, '₹1,500'],
  [1_275_000, '₹12,750'],
  [12_345_600, '₹1,23,456'],
  [150_050, '₹1,500.50'],
])('%i paise read %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

test.each([
  [150_000, '₹1,500.00'],
  [1_050_050, '₹10,500.50'],
])('%i paise in a column read %s', (paise, text) => {
  expect(formatPaiseExactly(paise)).toBe(text);
});
