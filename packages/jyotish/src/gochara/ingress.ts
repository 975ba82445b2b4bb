import {
  boundaryCrossings,
  stationaryPoints,
  type AngleAt,
} from '../sky/search/boundary-crossings.ts';
import type { Motion } from '../sky/sky.types.ts';
import type { JulianDayUt, Span } from '../units.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';

/** Where a graha is and how fast it goes, at an instant; the sky gives it. */
export type MotionAt = (graha: Graha, jd: JulianDayUt) => Motion;

/** A graha comes into a sign, `direct` forwards or else back in retrograde motion. */
export interface SignEntry {
  readonly graha: Graha;
  readonly at: JulianDayUt;
  readonly rashi: RashiIndex;
  readonly direct: boolean;
}

/** A graha stands still and is direct, or retrograde, from then on. */
export interface Station {
  readonly graha: Graha;
  readonly at: JulianDayUt;
  readonly direct: boolean;
}

/**
 * Days between samples: less than half a turn of motion and never two stations within. The true node
 * trembles; of that, what turns and turns back within a day may go unseen.
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

/** Every sign a graha comes into within a span, forwards and back, to a hundredth of a second. */
export const signEntries = (graha: Graha, span: Span, motionAt: MotionAt): readonly SignEntry[] =>
  boundaryCrossings(angleOf(graha, motionAt), span, { parts: 12, stepDays: STEP_DAYS[graha] }).map(
    ({ at, part, direct }) => ({ graha, at, rashi: part as RashiIndex, direct }),
  );

/** Every station of a graha within a span, to some seconds; the Sun, Moon and mean nodes have none. */
export const stations = (graha: Graha, span: Span, motionAt: MotionAt): readonly Station[] =>
  stationaryPoints(angleOf(graha, motionAt), span, STEP_DAYS[graha]).map((turning) => ({
    graha,
    ...turning,
  }));
