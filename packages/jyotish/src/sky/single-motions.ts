import type { ConventionChoice, Conventions } from '../tables/conventions.ts';
import type { JulianDayTt, JulianDayUt } from '../units.ts';
import { ayanamshaAt } from './ayanamsha.ts';
import { jdTtFromUt } from './earth/delta-t.ts';
import { conventions } from './input/conventions.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import { requireInRange } from './range.ts';
import { sidereal } from './sidereal.ts';
import type { Motion } from './sky.types.ts';
import { moonLongitude, sunLongitude, trueNodeLongitude } from './tropical.ts';

/** A longitude on the mean equinox of date, under conventions. */
export type Tropical = (jdTt: JulianDayTt, chosen: Conventions) => ValueAndRate;

/** Sidereal motion of one longitude, without a range check. */
export const siderealNear = (
  tropical: Tropical,
  jdUt: JulianDayUt,
  chosen: Conventions,
): Motion => {
  const jdTt = jdTtFromUt(jdUt);
  return sidereal(tropical(jdTt, chosen), ayanamshaAt(jdTt, chosen));
};

const siderealAt = (
  tropical: Tropical,
  jdUt: JulianDayUt,
  choice: ConventionChoice | undefined,
): Motion => {
  requireInRange(jdUt);
  return siderealNear(tropical, jdUt, conventions(choice));
};

/**
 * Sidereal longitude (degrees) and speed (degrees a day) of the Moon; carries her table alone.
 * Throws SkyRangeError and InputError.
 */
export const moonMotionAt = (jdUt: JulianDayUt, choice?: ConventionChoice): Motion =>
  siderealAt(moonLongitude, jdUt, choice);

/** The same of the Sun; carries the Sun's table alone. Throws SkyRangeError and InputError. */
export const sunMotionAt = (jdUt: JulianDayUt, choice?: ConventionChoice): Motion =>
  siderealAt(sunLongitude, jdUt, choice);

/**
 * The same of the Moon's true (osculating) ascending node, whichever node the conventions choose;
 * carries its table alone. Throws SkyRangeError and InputError.
 */
export const trueNodeMotionAt = (jdUt: JulianDayUt, choice?: ConventionChoice): Motion =>
  siderealAt(trueNodeLongitude, jdUt, choice);
