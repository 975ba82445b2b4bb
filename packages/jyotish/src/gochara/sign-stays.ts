import { rashiOf } from '../chart/placement.ts';
import type { Span } from '../units.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';
import { signEntries, type MotionAt } from './ingress.ts';

/** An unbroken stay of a graha in one sign. A retrograde return is a stay of its own. */
export interface SignStay extends Span {
  readonly graha: Graha;
  readonly rashi: RashiIndex;
}

/**
 * The unbroken stays of a graha in signs over a span, in order and without gaps; ingresses to 0.01
 * s. Stays are cut at the ends of the span.
 */
export const signStays = (graha: Graha, span: Span, motionAt: MotionAt): readonly SignStay[] => {
  const entries = signEntries(graha, span, motionAt);
  const starts = [{ at: span.start, rashi: rashiOf(motionAt(graha, span.start).lon) }, ...entries];
  return starts
    .map(({ at, rashi }, i) => ({ graha, rashi, start: at, end: starts[i + 1]?.at ?? span.end }))
    .filter(({ start, end }) => start < end);
};
