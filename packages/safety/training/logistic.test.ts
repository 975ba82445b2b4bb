import { expect, test } from 'vitest';
import { logistic, logisticInSteps, type Row } from './logistic.ts';
import { chance } from './shuffled.ts';
import { inSteps, type Stepped } from './steps.ts';

const PLACES = 300;
/** As many as a short text has. */
const OWN = 20;
const SCALE = 1 / Math.sqrt(OWN + 1);
const STEPS = { largest: 1, within: 0.9 };

/** Rows of OWN places; the higher a place, the more it speaks for kind 1, and one row in ten lies. */
const rows: readonly Row[] = (() => {
  const next = chance();
  return Array.from({ length: 1500 }, (): Row => {
    const own = Array.from({ length: OWN }, () => Math.floor(next() * PLACES));
    const mean = own.reduce((sum, place) => sum + place, 0) / own.length;
    const isHigh = mean > PLACES / 2;
    const isLie = next() < 0.1;
    return {
      places: Int32Array.from([...own, PLACES]),
      scales: Float64Array.from([...own.map(() => SCALE), 1]),
      kind: isHigh === isLie ? 0 : 1,
      times: 1,
    };
  });
})();

const sumOf = ({ places }: Row, { bias, step, steps }: Stepped): number =>
  places.subarray(0, -1).reduce((sum, place) => sum + (steps[place] ?? 0) * step * SCALE, bias);

/** What the rows cost: the mean logistic loss. */
const costOf = (table: Stepped): number =>
  rows.reduce((sum, row) => {
    const margin = sumOf(row, table) * (row.kind === 1 ? 1 : -1);
    return sum + Math.log1p(Math.exp(-margin)) / rows.length;
  }, 0);

test('weights speak for the kind of the rows that have them', () => {
  const weights = logistic(rows, PLACES);
  expect(weights).toHaveLength(PLACES + 1);
  expect(weights[PLACES - 1]).toBeGreaterThan(0);
  expect(weights[0]).toBeLessThan(0);
});

test('weights fitted in whole steps cost the rows less than weights only rounded to them', () => {
  const weights = logistic(rows, PLACES);
  const fitted = logisticInSteps(rows, weights, STEPS);
  expect(costOf(fitted)).toBeLessThan(costOf(inSteps(weights, STEPS)));
  expect(new Set(fitted.steps)).toEqual(new Set([-1, 0, 1]));
});

test('a place that no row has keeps no weight', () => {
  const more = PLACES + 10;
  const wider = rows.map((row) => ({
    ...row,
    places: row.places.map((place) => (place === PLACES ? more : place)),
  }));
  const { steps } = logisticInSteps(wider, logistic(wider, more), STEPS);
  expect([...steps.subarray(PLACES)]).toEqual(Array.from({ length: 10 }, () => 0));
});

test('the same rows give the same weights', () => {
  const once = logisticInSteps(rows, logistic(rows, PLACES), STEPS);
  expect(logisticInSteps(rows, logistic(rows, PLACES), STEPS)).toEqual(once);
});
