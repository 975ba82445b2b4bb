import type { SevenGraha } from '../vocabulary.ts';

/** Degrees at J2000 and degrees a Julian century. */
export interface MeanMotion {
  readonly atJ2000: number;
  readonly rate: number;
}

/**
 * Mean longitudes on the equinox of date: of the Sun round the Earth, of the others round the Sun
 * (Meeus, Astronomical Algorithms, table 31.A; the squares, under 0.001°, left out).
 */
export const MEAN_LONGITUDES: Readonly<Record<Exclude<SevenGraha, 'moon'>, MeanMotion>> = {
  sun: { atJ2000: 280.466457, rate: 36000.7698278 },
  mercury: { atJ2000: 252.250906, rate: 149474.0722491 },
  venus: { atJ2000: 181.979801, rate: 58519.2130302 },
  mars: { atJ2000: 355.433, rate: 19141.6964471 },
  jupiter: { atJ2000: 34.351519, rate: 3036.3027748 },
  saturn: { atJ2000: 50.077444, rate: 1223.5110686 },
};
