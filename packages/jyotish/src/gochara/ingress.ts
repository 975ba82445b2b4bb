import {
  boundaryCrossings,
  stationaryPoints,
  type AngleAt,
} from '../sky/search/boundary-crossings.ts';
import type { Motion } from '../sky/sky.types.ts';
import type { JulianDayUt, Span } from '../units.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';

/**
 * Sidereal longitude (degrees) and speed (degrees a day) of a graha at an instant: `grahaMotionAt`
 * or a test's stand-in.
 */
export type MotionAt = (graha: Graha, jd: JulianDayUt) => Motion;

/**
 * An ingress: the instant a graha enters a sign, forwards (`direct`) or back in retrograde motion.
 */
export interface SignEntry {
  readonly graha: Graha;
  readonly at: JulianDayUt;
  readonly rashi: RashiIndex;
  readonly direct: boolean;
}

/** The instant a graha enters a nakshatra, 0 = Ashwini … 26, forwards (`direct`) or back. */
export interface NakshatraEntry {
  readonly graha: Graha;
  readonly at: JulianDayUt;
  readonly nakshatra: number;
  readonly direct: boolean;
}

/** A station: the instant a graha stands still; `direct` says how it moves from then on. */
export interface Station {
  readonly graha: Graha;
  readonly at: JulianDayUt;
  readonly direct: boolean;
}

/**
 * Days between samples of each graha: motion under half a turn and at most one station in between.
 * The true node wavers; two of its stations within a day may be missed.
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  sun: 10,
  moon: 1,
  mars: 10,
  mercury: 5,
  jupiter: 20,
  venus: 10,
  saturn: 20,
  rahu: 1,
  ketu: 1,
};

const angleOf =
  (graha: Graha, motionAt: MotionAt): AngleAt =>
  (jd) =>
    motionAt(graha, jd);

/** A graha's crossings into so many equal parts of the circle. */
const entriesInto = (parts: number, graha: Graha, span: Span, motionAt: MotionAt) =>
  boundaryCrossings(angleOf(graha, motionAt), span, { parts, stepDays: STEP_DAYS[graha] });

/** Every ingress of a graha within a span, forwards and back, in order; instants to 0.01 s. */
export const signEntries = (graha: Graha, span: Span, motionAt: MotionAt): readonly SignEntry[] =>
  entriesInto(12, graha, span, motionAt).map(({ at, part, direct }) => ({
    graha,
    at,
    rashi: part as RashiIndex,
    direct,
  }));

/** Every entry of a graha into a nakshatra within a span, forwards and back, in order; instants to 0.01 s. */
export const nakshatraEntries = (
  graha: Graha,
  span: Span,
  motionAt: MotionAt,
): readonly NakshatraEntry[] =>
  entriesInto(27, graha, span, motionAt).map(({ at, part, direct }) => ({
    graha,
    at,
    nakshatra: part,
    direct,
  }));

/**
 * Every station of a graha within a span, in order, to a few seconds; the Sun, Moon and mean nodes
 * have none.
 */
export const stations = (graha: Graha, span: Span, motionAt: MotionAt): readonly Station[] =>
  stationaryPoints(angleOf(graha, motionAt), span, STEP_DAYS[graha]).map((turning) => ({
    graha,
    ...turning,
  }));
