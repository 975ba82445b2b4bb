import { expect, test } from 'vitest';
import { featuresOf, PLACES } from './features.ts';
import { CLASSES, hearsBy, oddsBy, scaleOf, sumsOf } from './linear.ts';

/** Each feature of the text speaks this much of each class, in steps. */
const modelOf = (text: string, steps: readonly number[], step = 0.5) => {
  const weights = new Int8Array(PLACES * CLASSES);
  for (const place of featuresOf(text)) weights.set(steps, place * CLASSES);
  return { weights, step };
};

test('a text four times as long counts half', () => {
  expect(scaleOf(new Set([1, 2, 3]))).toBe(0.5);
  expect(scaleOf(new Set(Array.from({ length: 15 }, (_, at) => at)))).toBe(0.25);
});

test('the weights of each class are summed and scaled', () => {
  expect(sumsOf(new Set([1, 2, 3]), (place, kind) => place * kind)).toEqual([0, 3, 6, 9]);
});

test('the odds are of all dangers together against none; the kind is the likeliest', () => {
  const features = featuresOf('bas');
  const [odds, kind] = oddsBy(modelOf('bas', [1, 2, 4, 3]))(features);
  const scaled = features.size * scaleOf(features) * 0.5;
  const dangers = [2, 4, 3].reduce((sum, steps) => sum + Math.exp(steps * scaled), 0);
  expect(odds).toBeCloseTo(Math.log(dangers) - scaled, 9);
  expect(kind).toBe('violence');
});

test('hears from its threshold on', () => {
  const model = modelOf('bas', [0, 1, 0, 2]);
  const [odds] = oddsBy(model)(featuresOf('bas'));
  expect(hearsBy({ ...model, threshold: odds })('bas')).toBe('other');
  expect(hearsBy({ ...model, threshold: odds + 1e-9 })('bas')).toBeUndefined();
});
