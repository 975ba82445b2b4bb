import { geocentricMoon } from './elp.ts';
import { toEclipticOfDate } from './precession.ts';
import { cross, DEGREES, lengthOf, minus, plusScaled, type Vector } from './vector.ts';
import { heliocentric, type VsopPlanet } from './vsop87.ts';

const LIGHT_DAYS_PER_AU = 0.005775518304;
const LIGHT_KM_PER_DAY = 299792.458 * 86400;
const DAYS_PER_CENTURY = 36525;
const J2000 = 2451545;

/**
 * Arcseconds from each theory's equinox of J2000 to that of IAU 2006: VSOP87 to FK5 (Meeus,
 * Astronomical Algorithms, 32.3); ELP/MPP02 on DE405 (Chapront, Chapront-Touzé & Francou 2002,
 * A&A 387, 700).
 */
const EQUINOX = { vsop87: -0.09033, elp: -0.041 } as const;

const longitudeOfDate = (v: Vector, jdTt: number): number => {
  const [x, y] = toEclipticOfDate(v, (jdTt - J2000) / DAYS_PER_CENTURY);
  return Math.atan2(y, x) * DEGREES;
};

/**
 * Apparent direction of the Sun or a planet: both it and the Earth are taken one light time
 * earlier, which accounts for light time and aberration together (Explanatory Supplement 1992,
 * 3.255; neglects 0.01″).
 */
const planetary = (place: (jdTt: number) => Vector) => (jdTt: number) => {
  const geocentric = (delay: number) =>
    minus(place(jdTt - delay), heliocentric('earth', jdTt - delay));
  const lightTime = (v: Vector) => lengthOf(v) * LIGHT_DAYS_PER_AU;
  const first = lightTime(geocentric(0));
  const seen = geocentric(lightTime(geocentric(first)));
  return longitudeOfDate(seen, jdTt) + EQUINOX.vsop87 / 3600;
};

const planet = (name: VsopPlanet) => planetary((jdTt) => heliocentric(name, jdTt));

/** The Moon one light time earlier. */
const moon = (jdTt: number): number => {
  const { position, velocity } = geocentricMoon(jdTt);
  const seen = plusScaled(position, velocity, -lengthOf(position) / LIGHT_KM_PER_DAY);
  return longitudeOfDate(seen, jdTt) + EQUINOX.elp / 3600;
};

/** Ascending node of the Moon's osculating orbit on the ecliptic of date. */
const trueNode = (jdTt: number): number => {
  const { position, velocity } = geocentricMoon(jdTt);
  const [x, y] = toEclipticOfDate(cross(position, velocity), (jdTt - J2000) / DAYS_PER_CENTURY);
  return Math.atan2(x, -y) * DEGREES + EQUINOX.elp / 3600;
};

/**
 * Apparent longitude by Julian day TT, degrees on the mean ecliptic and equinox of date: light time
 * and aberration included, nutation and light deflection not.
 */
export const APPARENT_LONGITUDE = {
  sun: planetary(() => [0, 0, 0]),
  moon,
  mercury: planet('mercury'),
  venus: planet('venus'),
  mars: planet('mars'),
  jupiter: planet('jupiter'),
  saturn: planet('saturn'),
  'true-node': trueNode,
} as const;
