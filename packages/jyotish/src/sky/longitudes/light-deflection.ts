import { ORBITS, type Orbit, type Planet } from '../../tables/orbits.ts';
import { signedArc } from '../../units.ts';
import type { ValueAndRate } from './chebyshev.ts';

const RADIANS = Math.PI / 180;
/** 2GM/c² of the Sun over one astronomical unit, degrees. */
const STRENGTH = 0.004072 / 3600;
/**
 * Degrees from the Sun beyond which the deflection (under 0.05″) is left out; over the last degree
 * it fades.
 */
const REACH = 10;
/** The Sun's radius at one astronomical unit, degrees. */
const SOLAR_RADIUS = 0.2666;
/**
 * Width of the Sun's mass as a Gaussian, in solar radii: behind the disk only the mass nearer the
 * centre bends light.
 */
const CORE = 0.27;
/** Days over which the change of the bending is measured. */
const STEP = 0.001;

const distanceAt = (
  { semiMajorAxis: a, eccentricity: e, perihelion }: Orbit,
  lon: number,
): number => (a * (1 - e * e)) / (1 + e * Math.cos((lon - perihelion) * RADIANS));

/** Fraction of the Sun's mass within a line of sight `separation` degrees from its centre. */
const massWithin = (separation: number, sunDistance: number): number => {
  const depth = (separation * sunDistance) / SOLAR_RADIUS / CORE;
  return 1 - Math.exp(-depth * depth);
};

/** Deflection of a body behind the Sun, degrees outward in longitude. */
const deflection = (orbit: Orbit, sunLon: number, fromSun: number): number => {
  const sunDistance = distanceAt(ORBITS.earth, sunLon + 180);
  const distance = distanceAt(orbit, sunLon);
  const ahead = Math.asin((sunDistance * Math.sin(fromSun * RADIANS)) / distance) / RADIANS;
  const heliocentricLat =
    orbit.inclination * Math.sin((sunLon + fromSun + ahead - orbit.node) * RADIANS);
  const lat = (heliocentricLat * distance) / (distance + sunDistance);
  const separation = Math.hypot(fromSun, lat);
  if (separation === 0) return 0;
  const atPlanet = (separation * sunDistance) / distance;
  const size = STRENGTH / sunDistance / Math.tan(((separation + atPlanet) / 2) * RADIANS);
  const fading = Math.min(1, REACH - Math.abs(fromSun));
  return (fading * size * massWithin(separation, sunDistance) * fromSun) / separation;
};

/**
 * Whether a planet near the Sun is beyond it: an outer planet always is, Mercury and Venus when
 * they move faster than the Sun.
 */
const isBehindSun = (planet: Planet, seen: ValueAndRate, sun: ValueAndRate): boolean =>
  (planet !== 'mercury' && planet !== 'venus') || seen.rate > sun.rate;

/**
 * A planet's apparent longitude with the Sun's light deflection added (Explanatory Supplement 1992,
 * 3.26, with latitude and distances from mean orbits): up to 1.8″ at the Sun's limb, nothing ten
 * degrees off. `precession`: degrees from the equinox of J2000 to that of the longitudes.
 */
export const deflectedBySun = (
  planet: Planet,
  seen: ValueAndRate,
  sun: ValueAndRate,
  precession: number,
): ValueAndRate => {
  const fromSun = signedArc(seen.value - sun.value);
  if (Math.abs(fromSun) > REACH || !isBehindSun(planet, seen, sun)) return seen;
  const orbit = ORBITS[planet];
  const sunLon = sun.value - precession;
  const now = deflection(orbit, sunLon, fromSun);
  const soon = deflection(orbit, sunLon + sun.rate * STEP, fromSun + (seen.rate - sun.rate) * STEP);
  return { value: seen.value + now, rate: seen.rate + (soon - now) / STEP };
};
