import { describe, expect, it } from 'vitest';
import { deflectedBySun } from '../src/sky/longitudes/light-deflection.ts';
import { longitudeIn, SUN } from '../src/sky/longitudes/series.ts';
import type { Planet } from '../src/tables/orbits.ts';
import { julianDayTt, signedArc, type JulianDayTt } from '../src/units.ts';
import { SERIES } from './bodies.ts';
import { lengthOf, minus, plusScaled, type Vector } from './theory/vector.ts';
import { heliocentric } from './theory/vsop87.ts';

const TWICE_SOLAR_MASS = 1.97413e-8;
const SOLAR_RADIUS = 0.2666;
const DEGREES = 180 / Math.PI;
const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => plusScaled([0, 0, 0], a, 1 / lengthOf(a));

/** Explanatory Supplement 1992, 3.26, with vectors from VSOP87: arcseconds of longitude. */
const bentByVectors = (planet: Planet, jdTt: JulianDayTt): { bent: number; elongation: number } => {
  const earth = heliocentric('earth', jdTt);
  const body = heliocentric(planet, jdTt);
  const toBody = unit(minus(body, earth));
  const fromSun = unit(body);
  const sunToEarth = unit(earth);
  const pull = plusScaled([0, 0, 0], sunToEarth, dot(toBody, fromSun));
  const push = plusScaled(pull, fromSun, -dot(sunToEarth, toBody));
  const size = TWICE_SOLAR_MASS / lengthOf(earth) / (1 + dot(fromSun, sunToEarth));
  const seen = plusScaled(toBody, push, size);
  const longitude = ([x, y]: Vector) => Math.atan2(y, x) * DEGREES;
  return {
    bent: signedArc(longitude(seen) - longitude(toBody)) * 3600,
    elongation: Math.acos(-dot(toBody, sunToEarth)) * DEGREES,
  };
};

/** Moments when a planet stands within three degrees of the Sun but not behind its disk. */
const momentsNearSun = (planet: Planet): JulianDayTt[] =>
  Array.from({ length: 12_000 }, (_, i) => julianDayTt(2415100.5 + i * 6.1)).filter((jdTt) => {
    const apart = signedArc(longitudeIn(SERIES[planet], jdTt).value - longitudeIn(SUN, jdTt).value);
    return Math.abs(apart) < 3 && bentByVectors(planet, jdTt).elongation > 1.05 * SOLAR_RADIUS;
  });

const NEAR_SUN = new Map(PLANETS.map((planet) => [planet, momentsNearSun(planet)]));

describe('light bent by the Sun', () => {
  it.each(PLANETS)('%s agrees with the vectors of the theories within 0.05″', (planet) => {
    const moments = NEAR_SUN.get(planet) ?? [];
    expect(moments.length).toBeGreaterThan(50);
    const worst = moments.reduce((most, jdTt) => {
      const seen = longitudeIn(SERIES[planet], jdTt);
      const precession = ((jdTt - 2451545) / 36525) * 1.397;
      const bent = deflectedBySun(planet, seen, longitudeIn(SUN, jdTt), precession);
      const ours = (bent.value - seen.value) * 3600;
      return Math.max(most, Math.abs(ours - bentByVectors(planet, jdTt).bent));
    }, 0);
    expect(worst).toBeLessThan(0.05);
  });

  it('is nothing at the centre of the Sun', () => {
    const sun = { value: 100.47391, rate: 0.98 };
    const seen = { value: 100.47391, rate: 0.2 };
    expect(deflectedBySun('jupiter', seen, sun, 0).value).toBeCloseTo(seen.value, 9);
  });

  it('reaches more than an arcsecond near the limb', () => {
    const bent = [...NEAR_SUN].flatMap(([planet, moments]) =>
      moments.map((jdTt) => Math.abs(bentByVectors(planet, jdTt).bent)),
    );
    expect(Math.max(...bent)).toBeGreaterThan(1);
  });
});
