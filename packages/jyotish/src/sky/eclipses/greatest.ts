import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { zeroCrossing } from '../search/root.ts';

/** An eclipse is greatest within so many days of the syzygy, */
const NEAR = 0.2;
/** and a slope is taken over so many: some two minutes. */
const HALF_STEP = 0.0008;

/** The instant near a syzygy at which a distance is least, and an eclipse greatest. */
export const greatestNear = (
  syzygy: JulianDayUt,
  distanceAt: (jdUt: JulianDayUt) => number,
): JulianDayUt =>
  zeroCrossing(
    (jdUt) =>
      distanceAt(julianDayUt(jdUt + HALF_STEP)) ** 2 -
      distanceAt(julianDayUt(jdUt - HALF_STEP)) ** 2,
    { start: julianDayUt(syzygy - NEAR), end: julianDayUt(syzygy + NEAR) },
  );
