import {
  MOON_DISTANCE_TERMS,
  MOON_LATITUDE_TERMS,
  MOON_MEAN_DISTANCE,
} from '../tables/moon-orbit.ts';
import type { MoonTerm } from '../tables/moon-orbit.ts';
import type { JulianDayTt } from '../units.ts';
import { centuriesFromJ2000 } from './centuries.ts';

const RADIANS = Math.PI / 180;
const DEGREES_PER_UNIT = 1e-6;
const METRES_PER_KILOMETRE = 1000;

/** Where the Moon stands beside her longitude: what risings and eclipses need. */
export interface MoonOrbitPlace {
  /** Degrees north of the ecliptic. */
  readonly latitude: number;
  /** Kilometres between the centres of Earth and Moon. */
  readonly distance: number;
}

interface Arguments {
  readonly elongation: number;
  readonly sun: number;
  readonly moon: number;
  readonly node: number;
  /** The Earth's orbit grows rounder: terms with its anomaly shrink by this factor. */
  readonly eccentricity: number;
}

const argumentsAt = (t: number): Arguments => ({
  elongation: (297.8501921 + 445267.1114034 * t - 0.0018819 * t * t) * RADIANS,
  sun: (357.5291092 + 35999.0502909 * t - 0.0001536 * t * t) * RADIANS,
  moon: (134.9633964 + 477198.8675055 * t + 0.0087414 * t * t) * RADIANS,
  node: (93.272095 + 483202.0175233 * t - 0.0036539 * t * t) * RADIANS,
  eccentricity: 1 - 0.002516 * t - 0.0000074 * t * t,
});

const summed = (
  terms: readonly MoonTerm[],
  at: Arguments,
  wave: (angle: number) => number,
): number => {
  let sum = 0;
  for (const [elongation, sun, moon, node, size] of terms) {
    const angle = elongation * at.elongation + sun * at.sun + moon * at.moon + node * at.node;
    sum += size * at.eccentricity ** Math.abs(sun) * wave(angle);
  }
  return sum;
};

/** What Venus, Jupiter and the Earth's figure add to the latitude, millionths of a degree. */
const perturbedLatitude = (t: number, { moon, node }: Arguments): number => {
  const longitude = (218.3164477 + 481267.88123421 * t) * RADIANS;
  const venus = (119.75 + 131.849 * t) * RADIANS;
  const other = (313.45 + 481266.484 * t) * RADIANS;
  return (
    -2235 * Math.sin(longitude) +
    382 * Math.sin(other) +
    175 * (Math.sin(venus - node) + Math.sin(venus + node)) +
    127 * Math.sin(longitude - moon) -
    115 * Math.sin(longitude + moon)
  );
};

/**
 * The Moon's latitude and distance at an instant: within 5″ and 50 km from 1900 to 2100 (Meeus,
 * Astronomical Algorithms, ch. 47).
 */
export const moonOrbitPlaceAt = (jdTt: JulianDayTt): MoonOrbitPlace => {
  const t = centuriesFromJ2000(jdTt);
  const at = argumentsAt(t);
  const latitude = summed(MOON_LATITUDE_TERMS, at, Math.sin) + perturbedLatitude(t, at);
  const metres = summed(MOON_DISTANCE_TERMS, at, Math.cos);
  return {
    latitude: latitude * DEGREES_PER_UNIT,
    distance: MOON_MEAN_DISTANCE + metres / METRES_PER_KILOMETRE,
  };
};
