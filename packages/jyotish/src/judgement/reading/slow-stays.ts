import { signStays } from '../../gochara/sign-stays.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { julianDayUt, type JulianDayUt, type Span, type Days } from '../../units.ts';
import type { RashiIndex } from '../../vocabulary.ts';
import { daysOf } from './days.ts';
import { FIRST_DAY, LAST_INSTANT } from './known-months.ts';

/** Grahas whose stays in a sign are long enough to name; Ketu is always opposite Rahu. */
export const SLOW_GRAHAS = ['jupiter', 'saturn', 'rahu'] as const;
export type SlowGraha = (typeof SLOW_GRAHAS)[number];

/** An unbroken stay in a sign; a return in retrograde motion is a stay of its own. */
export interface SlowStay extends Span {
  readonly rashi: RashiIndex;
  readonly during: Days;
}

/** All stays of the slow grahas that touch some stretch of time. */
export type SlowStays = Readonly<Record<SlowGraha, readonly SlowStay[]>>;

/** Longest unbroken stay, days: Saturn's, some two and a half years and a retrograde return. */
const REACH: Readonly<Record<SlowGraha, number>> = { jupiter: 420, saturn: 1100, rahu: 600 };

const staysOf = (graha: SlowGraha, { start, end }: Span): readonly SlowStay[] => {
  const wider = {
    start: julianDayUt(Math.max(start - REACH[graha], FIRST_DAY)),
    end: julianDayUt(Math.min(end + REACH[graha], LAST_INSTANT)),
  };
  return signStays(graha, wider, grahaMotionAt)
    .filter((stay) => stay.end > start && stay.start <= end)
    .map((stay) => ({ ...stay, during: daysOf(stay) }));
};

/** The stays of Jupiter, Saturn and Rahu that touch a span, whole where SKY_RANGE allows. */
export const slowStays = (span: Span): SlowStays => ({
  jupiter: staysOf('jupiter', span),
  saturn: staysOf('saturn', span),
  rahu: staysOf('rahu', span),
});

/** The stay that holds an instant. */
export const stayAt = (stays: readonly SlowStay[], jd: JulianDayUt): SlowStay => {
  const stay = stays.findLast(({ start }) => start <= jd) ?? stays[0];
  if (stay === undefined) throw new RangeError('no stay was computed for this instant');
  return stay;
};
