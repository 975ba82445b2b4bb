import { degrees, type JulianDayUt, type Span } from '../../units.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { longitudeIn, MOON, SUN } from '../longitudes/series.ts';
import { requireInRange } from '../range.ts';
import { boundaryCrossings, type AngleAt } from './boundary-crossings.ts';

/** Sun and Moon in one longitude, or opposite each other. */
export type Syzygy = 'new' | 'full';

/** The Moon's lead over the Sun by apparent places; no zero point of a zodiac is in it. */
const leadAt: AngleAt = (jdUt) => {
  const jdTt = jdTtFromUt(jdUt);
  const moon = longitudeIn(MOON, jdTt);
  const sun = longitudeIn(SUN, jdTt);
  return { lon: degrees(moon.value - sun.value), speed: moon.rate - sun.rate };
};

const HALVES: Readonly<Record<Syzygy, number>> = { new: 0, full: 1 };
/** Days in which the Moon gains less than half a turn. */
const STEP_DAYS = 5;

/** Every new or full Moon (UT) within a span, in order, to 0.01 s. Throws SkyRangeError and InputError. */
export const syzygies = (kind: Syzygy, span: Span): readonly JulianDayUt[] => {
  requireInRange(span.start);
  requireInRange(span.end);
  return boundaryCrossings(leadAt, span, { parts: 2, stepDays: STEP_DAYS })
    .filter(({ part }) => part === HALVES[kind])
    .map(({ at }) => at);
};
