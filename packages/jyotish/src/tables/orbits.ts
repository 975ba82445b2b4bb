import type { Graha } from '../vocabulary.ts';

export type Planet = Exclude<Graha, 'sun' | 'moon' | 'rahu' | 'ketu'>;

/** A fixed ellipse around the Sun: astronomical units and degrees on the ecliptic of J2000. */
export interface Orbit {
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly perihelion: number;
  readonly node: number;
}

/**
 * Mean elements at J2000, rounded (Standish & Williams, "Approximate positions of the planets",
 * JPL, table 1): good to an arcminute, enough to know how close a planet passes behind the Sun.
 */
export const ORBITS: Readonly<Record<Planet | 'earth', Orbit>> = {
  mercury: {
    semiMajorAxis: 0.387099,
    eccentricity: 0.205636,
    inclination: 7.00498,
    perihelion: 77.4578,
    node: 48.33077,
  },
  venus: {
    semiMajorAxis: 0.723336,
    eccentricity: 0.006777,
    inclination: 3.39468,
    perihelion: 131.60247,
    node: 76.67984,
  },
  earth: {
    semiMajorAxis: 1.000003,
    eccentricity: 0.016711,
    inclination: 0,
    perihelion: 102.93768,
    node: 0,
  },
  mars: {
    semiMajorAxis: 1.52371,
    eccentricity: 0.093394,
    inclination: 1.84969,
    perihelion: -23.94363,
    node: 49.55954,
  },
  jupiter: {
    semiMajorAxis: 5.202887,
    eccentricity: 0.048386,
    inclination: 1.3044,
    perihelion: 14.72848,
    node: 100.47391,
  },
  saturn: {
    semiMajorAxis: 9.536676,
    eccentricity: 0.053862,
    inclination: 2.48599,
    perihelion: 92.59888,
    node: 113.66242,
  },
};
