import { describe, expect, it } from 'vitest';
import {
  asksForHelp,
  MIN_SYMPTOMS,
  missingOf,
  SYMPTOMS,
  symptomLabel,
  symptomOfLabel,
} from './symptoms.ts';

const ids = SYMPTOMS.map(({ id }) => id);
const EIGHT = ids.slice(0, MIN_SYMPTOMS);

it('lists thirty symptoms, no two alike, each found by its label', () => {
  expect(new Set(SYMPTOMS.map(({ label }) => label)).size).toBe(30);
  for (const { id, label } of SYMPTOMS) {
    expect(symptomLabel(id)).toBe(label);
    expect(symptomOfLabel(label)).toBe(id);
  }
  expect(symptomOfLabel('feeling lonely')).toBeUndefined();
  expect(symptomOfLabel('constructor')).toBeUndefined();
});

it('keeps the two that ask for help at their places', () => {
  expect(SYMPTOMS[29]?.label).toBe('Thoughts of hurting myself or not wanting to live');
  expect(SYMPTOMS[22]?.label).toBe('Feeling hopeless about the future');
});

it.each([
  [0, EIGHT, ['rating']],
  [1, EIGHT, []],
  [5, ids, []],
  [5, ids.slice(0, 11), []],
  [3, EIGHT.slice(1), ['symptoms']],
  [3, EIGHT.map(() => 'low' as const), ['symptoms']],
  [0, [], ['rating', 'symptoms']],
] as const)('rating %s with %j misses %j', (rating, symptoms, missing) => {
  expect(missingOf({ rating, symptoms })).toEqual(missing);
});

describe('help', () => {
  it.each([0, 1, 2, 3, 4, 5])('is for thoughts of self-harm whatever the rating: %s', (rating) => {
    expect(asksForHelp({ rating, symptoms: ['self-harm'] })).toBe(true);
    expect(asksForHelp({ rating, symptoms: [...EIGHT, 'self-harm'] })).toBe(true);
  });
  it('is for hopelessness with a rating of 1, and no other', () => {
    for (const rating of [0, 1, 2, 3, 4, 5])
      expect(asksForHelp({ rating, symptoms: ['hopeless'] })).toBe(rating === 1);
  });
  it('is not forced on anything else', () => {
    const others = ids.filter((id) => id !== 'self-harm' && id !== 'hopeless');
    expect(asksForHelp({ rating: 1, symptoms: others })).toBe(false);
  });
});
