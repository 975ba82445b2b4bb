import { expect, test } from 'vitest';
import { PLACES } from './features.ts';
import { hears } from './hears.ts';
import { DANGERS } from '../danger.ts';
import { DANGER, KINDS } from './model.generated.ts';

test.each([
  ['I want to kill myself', 'self'],
  ['mujhe mar jana chahiye', 'self'],
  ['ज़िन्दगी से थक गया हूँ', 'self'],
  ['my husband beats me every night', 'violence'],
  ['पति रोज़ मारते हैं', 'violence'],
  ['he says he will kill himself', 'other'],
])('hears %s', (text, danger) => {
  expect(hears(text)).toBe(danger);
});

test.each(['', 'When will I get married?', 'Flat 4, Lake Road, Nagpur', 'Suicidal thoughts: No'])(
  'hears nothing in "%s"',
  (text) => {
    expect(hears(text)).toBeUndefined();
  },
);

test('one spelling of Devanagari is heard like another', () => {
  expect(hears('जिन्दगी से थक गया हू')).toBe(hears('ज़िंदगी से थक गया हूँ'));
});

test('the weights are of these features: npm run detector writes them anew', () => {
  expect(DANGER.places).toBe(PLACES);
  expect(KINDS).toHaveLength(DANGERS.length - 1);
});
