import { MIN_SYMPTOMS, SYMPTOMS } from '../contract/symptoms.ts';
import { expect, it } from 'vitest';
import { packFeeling, readFeeling, unpackFeeling } from './feeling.rules.ts';

const labels = SYMPTOMS.map(({ label }) => label);
const EIGHT = labels.slice(0, MIN_SYMPTOMS);

it.each([
  ['no rating', 0, EIGHT, 'counselling.incomplete'],
  ['seven symptoms', 3, EIGHT.slice(1), 'counselling.incomplete'],
  ['one symptom eight times', 3, EIGHT.map(() => 'Feeling lonely'), 'counselling.incomplete'],
  ['nine with one twice', 3, [...EIGHT, EIGHT[0] ?? ''], 'counselling.symptoms-unknown'],
  ['a label of one’s own', 3, [...EIGHT, 'Sore feet'], 'counselling.symptoms-unknown'],
  ['an id for a label', 3, [...EIGHT, 'self-harm'], 'counselling.symptoms-unknown'],
  ['a label in other letters', 3, [...EIGHT, 'FEELING LONELY'], 'counselling.symptoms-unknown'],
  ['a name every object has', 3, [...EIGHT, '__proto__'], 'counselling.symptoms-unknown'],
] as const)('refuses %s', (_, rating, symptoms, code) => {
  expect(readFeeling({ rating, symptoms })).toBe(code);
});

it.each([8, 10, 11, 30])('takes %s symptoms', (many) => {
  const symptoms = SYMPTOMS.slice(0, many).map(({ id }) => id);
  expect(readFeeling({ rating: 5, symptoms: labels.slice(0, many) })).toEqual({
    rating: 5,
    symptoms,
  });
});

it('packs few and all symptoms to the same length, and gives back what was packed', () => {
  const ids = SYMPTOMS.map(({ id }) => id);
  const [few, all] = [
    { rating: 1, symptoms: ids.slice(0, 8) },
    { rating: 5, symptoms: ids },
  ];
  expect(packFeeling(few).length).toBe(packFeeling(all).length);
  expect(unpackFeeling(packFeeling(all))).toEqual(all);
  expect(unpackFeeling(packFeeling(few))).toEqual(few);
});
