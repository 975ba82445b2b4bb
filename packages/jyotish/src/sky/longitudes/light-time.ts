import { ORBITS, type Orbit, type Planet } from '../../tables/orbits.ts';
import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000 } from '../centuries.ts';

const RADIANS = Math.PI / 180;
const DAYS_PER_ASTRONOMICAL_UNIT = 0.005775518304;
/**
 * Light time of the Moon in days, at its mean distance; the ellipse of its orbit is 0.05″ of
 * motion.
 */
const MOON_DAYS = 1.2822 / 86_400;
/** Fixed-point rounds of Kepler's equation: Mercury's, the slowest, is then right to 0.0001. */
const KEPLER_ROUNDS = 6;

type Place = readonly [x: number, y: number, z: number];

/** Heliocentric position on the ecliptic of J2000, astronomical units. */
const placeOf = (orbit: Orbit, centuries: number): Place => {
  const { semiMajorAxis: a, eccentricity: e } = orbit;
  const meanLongitude = orbit.meanLongitude + orbit.centuryMotion * centuries;
  const meanAnomaly = (meanLongitude - orbit.perihelion) * RADIANS;
  let anomaly = meanAnomaly;
  for (let i = 0; i < KEPLER_ROUNDS; i += 1) anomaly = meanAnomaly + e * Math.sin(anomaly);
  const along = a * (Math.cos(anomaly) - e);
  const across = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  const fromNode = (orbit.perihelion - orbit.node) * RADIANS;
  const onNode = along * Math.cos(fromNode) - across * Math.sin(fromNode);
  const offNode = along * Math.sin(fromNode) + across * Math.cos(fromNode);
  const tilt = orbit.inclination * RADIANS;
  const node = orbit.node * RADIANS;
  const flat = offNode * Math.cos(tilt);
  return [
    onNode * Math.cos(node) - flat * Math.sin(node),
    onNode * Math.sin(node) + flat * Math.cos(node),
    offNode * Math.sin(tilt),
  ];
};

/**
 * Light time from a body to the Earth in days, by the mean orbits: to about ten seconds, 0.1″ of
 * the fastest motion.
 */
export const lightTime = (body: Planet | 'sun' | 'moon', jdTt: JulianDayTt): number => {
  if (body === 'moon') return MOON_DAYS;
  const centuries = centuriesFromJ2000(jdTt);
  const [x, y, z] = placeOf(ORBITS.earth, centuries);
  if (body === 'sun') return Math.hypot(x, y, z) * DAYS_PER_ASTRONOMICAL_UNIT;
  const [bx, by, bz] = placeOf(ORBITS[body], centuries);
  return Math.hypot(bx - x, by - y, bz - z) * DAYS_PER_ASTRONOMICAL_UNIT;
};
