import { expect, it } from 'vitest';
import { pointsOf } from './rating-line.rules.ts';

const at = (day: number, rating: number) => ({
  rating,
  savedAt: `2026-11-0${day}T06:30:00.000Z`,
});

it('goes from the oldest at the left to the newest at the right, by time', () => {
  expect(pointsOf([at(9, 1), at(5, 3), at(2, 2), at(1, 5)])).toEqual([
    { x: 0, y: 0 },
    { x: 0.125, y: 0.75 },
    { x: 0.5, y: 0.5 },
    { x: 1, y: 1 },
  ]);
});

it('puts a single entry, and entries of one instant, in the middle', () => {
  expect(pointsOf([at(3, 5)])).toEqual([{ x: 0.5, y: 0 }]);
  expect(pointsOf([at(3, 5), at(3, 1)]).map(({ x }) => x)).toEqual([0.5, 0.5]);
  expect(pointsOf([])).toEqual([]);
});
