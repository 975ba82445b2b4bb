import type { Graha } from '../vocabulary.ts';

export type Planet = Exclude<Graha, 'sun' | 'moon' | 'rahu' | 'ketu'>;

/** A fixed ellipse around the Sun: astronomical units and degrees on the ecliptic of J2000. */
export interface Orbit {
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly perihelion: number;
  readonly node: number;
  /** At J2000, and what it gains in a Julian century. */
  readonly meanLongitude: number;
  readonly centuryMotion: number;
}

/**
 * Mean elements at J2000, rounded (Standish & Williams, "Approximate positions of the planets",
 * JPL, table 1): good to some arcminutes, enough to know how close a planet passes behind the Sun and
 * how long its light is under way.
 */
export const ORBITS: Readonly<Record<Planet | 'earth', Orbit>> = {
  mercury: {
    semiMajorAxis: 0.387099,
    eccentricity: 0.205636,
    inclination: 7.00498,
    perihelion: 77.4578,
    node: 48.33077,
    meanLongitude: 252.25032,
    centuryMotion: 149472.67411,
  },
  venus: {
    semiMajorAxis: 0.723336,
    eccentricity: 0.006777,
    inclination: 3.39468,
    perihelion: 131.60247,
    node: 76.67984,
    meanLongitude: 181.9791,
    centuryMotion: 58517.81539,
  },
  earth: {
    semiMajorAxis: 1.000003,
    eccentricity: 0.016711,
    inclination: 0,
    perihelion: 102.93768,
    node: 0,
    meanLongitude: 100.46457,
    centuryMotion: 35999.37245,
  },
  mars: {
    semiMajorAxis: 1.52371,
    eccentricity: 0.093394,
    inclination: 1.84969,
    perihelion: -23.94363,
    node: 49.55954,
    meanLongitude: -4.55343,
    centuryMotion: 19140.30268,
  },
  jupiter: {
    semiMajorAxis: 5.202887,
    eccentricity: 0.048386,
    inclination: 1.3044,
    perihelion: 14.72848,
    node: 100.47391,
    meanLongitude: 34.39644,
    centuryMotion: 3034.74613,
  },
  saturn: {
    semiMajorAxis: 9.536676,
    eccentricity: 0.053862,
    inclination: 2.48599,
    perihelion: 92.59888,
    node: 113.66242,
    meanLongitude: 49.95424,
    centuryMotion: 1222.49362,
  },
};
