import { conventions } from '../sky/input/conventions.ts';
import { requireInRange } from '../sky/range.ts';
import { boundaryCrossings, type AngleAt } from '../sky/search/boundary-crossings.ts';
import { siderealNear } from '../sky/single-motions.ts';
import { moonLongitude, sunLongitude } from '../sky/tropical.ts';
import type { ConventionChoice, Conventions } from '../tables/conventions.ts';
import { degrees, julianDayUt, type JulianDayUt, type Span } from '../units.ts';

/** One panchanga limb running at an instant, with its beginning and end (UT): start ≤ t < end. */
export interface Limb {
  /** Index from 0, as in `Panchanga`. */
  readonly index: number;
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
  /** Percent of its arc still ahead, 0–100. */
  readonly left: number;
}

export type LimbName = 'tithi' | 'nakshatra' | 'yoga' | 'karana';

/** The four limbs made by Sun and Moon; the fifth, vara, is `varaOf` a `HinduDay`. */
export type Limbs = Readonly<Record<LimbName, Limb>>;

/** Days of the longest limb: a nakshatra with the Moon at its slowest. */
const LONGEST = 1.16;

const anglesUnder = (chosen: Conventions) => {
  const moon: AngleAt = (jd) => siderealNear(moonLongitude, jd, chosen);
  const withSun =
    (sign: 1 | -1): AngleAt =>
    (jd) => {
      const sun = siderealNear(sunLongitude, jd, chosen);
      const { lon, speed } = moon(jd);
      return { lon: degrees(lon + sign * sun.lon), speed: speed + sign * sun.speed };
    };
  return { moon, lead: withSun(-1), sum: withSun(1) };
};

const limbAt = (jdUt: JulianDayUt, angleAt: AngleAt, parts: number): Limb => {
  const place = (angleAt(jdUt).lon * parts) / 360;
  const span = { start: julianDayUt(jdUt - LONGEST), end: julianDayUt(jdUt + LONGEST) };
  const found = boundaryCrossings(angleAt, span, { parts, stepDays: LONGEST });
  return {
    index: Math.floor(place),
    start: found.findLast(({ at }) => at <= jdUt)?.at ?? span.start,
    end: found.find(({ at }) => at > jdUt)?.at ?? span.end,
    left: (1 - (place % 1)) * 100,
  };
};

/** How each limb divides its angle. */
const PARTS: Readonly<Record<LimbName, number>> = {
  tithi: 30,
  nakshatra: 27,
  yoga: 27,
  karana: 60,
};

const limbAnglesUnder = (chosen: Conventions): Readonly<Record<LimbName, AngleAt>> => {
  const { moon, lead, sum } = anglesUnder(chosen);
  return { tithi: lead, nakshatra: moon, yoga: sum, karana: lead };
};

const eachLimb = <Value>(
  valueOf: (name: LimbName) => Value,
): Readonly<Record<LimbName, Value>> => ({
  tithi: valueOf('tithi'),
  nakshatra: valueOf('nakshatra'),
  yoga: valueOf('yoga'),
  karana: valueOf('karana'),
});

/**
 * Tithi, nakshatra, yoga and karana at an instant with their beginnings and ends, computed to 0.01
 * s (our Moon is good to half a second of its motion). Throws SkyRangeError and InputError.
 */
export const limbsAt = (jdUt: JulianDayUt, choice?: ConventionChoice): Limbs => {
  requireInRange(jdUt);
  const angles = limbAnglesUnder(conventions(choice));
  return eachLimb((name) => limbAt(jdUt, angles[name], PARTS[name]));
};

/** The beginning of a limb: its index from 0, as in `Panchanga`. */
export interface LimbStart {
  readonly index: number;
  readonly at: JulianDayUt;
}

/**
 * Every beginning of a tithi, nakshatra, yoga and karana within a span, in order, to 0.01 s: an
 * almanac of a month or a year. Throws SkyRangeError and InputError.
 */
export const limbStarts = (
  span: Span,
  choice?: ConventionChoice,
): Readonly<Record<LimbName, readonly LimbStart[]>> => {
  requireInRange(span.start);
  requireInRange(span.end);
  const angles = limbAnglesUnder(conventions(choice));
  return eachLimb((name) =>
    boundaryCrossings(angles[name], span, { parts: PARTS[name], stepDays: LONGEST }).map(
      ({ at, part }) => ({ index: part, at }),
    ),
  );
};
