import astronomia from 'astronomia/data';
import { fromSpherical, polynomial, type Vector } from './vector.ts';

/**
 * Heliocentric places by VSOP87B (Bretagnon & Francou 1988, A&A 202, 309): spherical, mean
 * ecliptic and equinox of J2000. Coefficients: npm `astronomia` (MIT, see NOTICE).
 */
export type VsopPlanet = 'earth' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
type Term = readonly [amplitude: number, phase: number, frequency: number];
type Series = Readonly<Record<string, readonly Term[]>>;
interface Planet {
  readonly L: Series;
  readonly B: Series;
  readonly R: Series;
}

const J2000 = 2451545;
const DAYS_PER_MILLENNIUM = 365250;

const COEFFICIENTS: Readonly<Record<VsopPlanet, Planet>> = {
  earth: astronomia.vsop87Bearth,
  mercury: astronomia.vsop87Bmercury,
  venus: astronomia.vsop87Bvenus,
  mars: astronomia.vsop87Bmars,
  jupiter: astronomia.vsop87Bjupiter,
  saturn: astronomia.vsop87Bsaturn,
};

const sumOf = (terms: readonly Term[], t: number): number => {
  let sum = 0;
  for (const [amplitude, phase, frequency] of terms) {
    sum += amplitude * Math.cos(phase + frequency * t);
  }
  return sum;
};

const valueOf = (series: Series, t: number): number =>
  polynomial(
    t,
    Object.values(series).map((terms) => sumOf(terms, t)),
  );

/** Sun → planet in astronomical units, mean ecliptic and equinox of J2000. */
export const heliocentric = (planet: VsopPlanet, jdTt: number): Vector => {
  const t = (jdTt - J2000) / DAYS_PER_MILLENNIUM;
  const { L, B, R } = COEFFICIENTS[planet];
  return fromSpherical(valueOf(R, t), valueOf(L, t), valueOf(B, t));
};
