import { rashiOf } from '../chart/placement.ts';
import type { Motion } from '../sky/sky.types.ts';
import { julianDayUt, type JulianDayUt } from '../units.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';

/** Where a graha is and how fast it goes, at an instant; the sky gives it. */
export type MotionAt = (graha: Graha, jd: JulianDayUt) => Motion;

/** A stretch of time, start ≤ t < end. */
export interface Interval {
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
}

/** An unbroken stay of a graha in one sign. A retrograde return is a stay of its own. */
export interface SignStay extends Interval {
  readonly graha: Graha;
  readonly rashi: RashiIndex;
}

/** Days between samples: less than a sign of motion and never two stations within. */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  sun: 10,
  moon: 1,
  mars: 10,
  mercury: 5,
  jupiter: 20,
  venus: 10,
  saturn: 20,
  rahu: 20,
  ketu: 20,
};

const TENTH_OF_A_SECOND = 1 / 864_000;

/** The instant in (a, b] at which `after` turns true, to a tenth of a second, by bisection. */
const turningPoint = (
  a: JulianDayUt,
  b: JulianDayUt,
  after: (jd: JulianDayUt) => boolean,
): JulianDayUt => {
  let [low, high] = [a, b];
  while (high - low > TENTH_OF_A_SECOND) {
    const middle = julianDayUt((low + high) / 2);
    if (after(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** Instants to look at: an even scan, and between two of it any station, so that motion is one-way in each gap. */
const samplesOf = (graha: Graha, span: Interval, motionAt: MotionAt): readonly JulianDayUt[] => {
  const samples = [span.start];
  let [last, direct] = [span.start, motionAt(graha, span.start).speed >= 0];
  while (last < span.end) {
    const next = julianDayUt(Math.min(last + STEP_DAYS[graha], span.end));
    const turned = motionAt(graha, next).speed >= 0 !== direct;
    if (turned) {
      const isDirect = !direct;
      samples.push(turningPoint(last, next, (jd) => motionAt(graha, jd).speed >= 0 === isDirect));
      direct = isDirect;
    }
    samples.push(next);
    last = next;
  }
  return samples;
};

/**
 * The stays of a graha in signs over an interval, in order and without gaps; sign entries to about a
 * second. A stay that an end of the interval cuts begins or ends there.
 */
export const signStays = (
  graha: Graha,
  span: Interval,
  motionAt: MotionAt,
): readonly SignStay[] => {
  const rashiAt = (jd: JulianDayUt): RashiIndex => rashiOf(motionAt(graha, jd).lon);
  const stays: SignStay[] = [];
  let [start, rashi, last] = [span.start, rashiAt(span.start), span.start];
  for (const sample of samplesOf(graha, span, motionAt)) {
    const next = rashiAt(sample);
    if (next !== rashi) {
      const from = rashi;
      const entry = turningPoint(last, sample, (jd) => rashiAt(jd) !== from);
      stays.push({ graha, rashi, start, end: entry });
      [start, rashi] = [entry, next];
    }
    last = sample;
  }
  if (start < span.end) stays.push({ graha, rashi, start, end: span.end });
  return stays;
};
