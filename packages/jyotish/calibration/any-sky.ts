import fc from 'fast-check';
import { chartOfLongitudes } from '../reference/charts-of-signs.ts';
import type { Chart } from '../src/chart/chart.types.ts';
import { GRAHAS, type Graha } from '../src/vocabulary.ts';

/** Longitudes in degrees, for property tests, including constellations that never occur. */
export interface Longitudes {
  readonly lagna: number;
  readonly grahas: Readonly<Record<Graha, number>>;
}

/** Half degrees, so that no longitude is on a boundary. */
const longitude = fc.integer({ min: 0, max: 359 }).map((degree) => degree + 0.5);
const crowded = fc.integer({ min: 0, max: 119 }).map((degree) => degree + 0.5);
const skyOf = (place: fc.Arbitrary<number>): fc.Arbitrary<Longitudes> =>
  fc
    .tuple(longitude, longitude, fc.array(place, { minLength: 7, maxLength: 7 }))
    .map(([lagna, rahu, seven]) => ({
      lagna,
      grahas: Object.fromEntries(
        GRAHAS.map((graha, i) => [graha, seven[i] ?? (graha === 'rahu' ? rahu : rahu + 180)]),
      ) as Record<Graha, number>,
    }));
export const anySky = fc.oneof(skyOf(longitude), skyOf(crowded));
export const chartOf = ({ lagna, grahas }: Longitudes): Chart => chartOfLongitudes(lagna, grahas);

/** The same longitudes moved on by some signs, the lagna with them: houses stay, signs do not. */
export const turnedBy = ({ lagna, grahas }: Longitudes, signs: number): Longitudes => ({
  lagna: lagna + signs * 30,
  grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha] + signs * 30])) as Record<
    Graha,
    number
  >,
});
