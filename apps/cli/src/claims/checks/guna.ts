import { rawPoints, settledPoints, totalOf } from '../recomputed-kutas.ts';

/**
 * The totals of 36 that two Moons (longitudes in degrees) may be told with: either taken as the boy,
 * raw or with the agreed cancellations. K.S. Charak 27; MUH.
 */
export const gunaTotals = (one: number, other: number): readonly number[] =>
  [rawPoints, settledPoints].flatMap((pointsOf) => [
    totalOf(pointsOf(one, other)),
    totalOf(pointsOf(other, one)),
  ]);
