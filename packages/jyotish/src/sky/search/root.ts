import { julianDayUt, type JulianDayUt, type Span } from '../../units.ts';

/** Days: a hundredth of a second. */
const TOLERANCE = 1e-7;
const MOST_STEPS = 80;

/**
 * The zero crossing of a quantity that has different signs at the ends of a span: an instant within
 * 0.01 s of it, on its far side. False position after Anderson & Björck (BIT 13, 1973), some six
 * evaluations where the quantity is nearly straight.
 */
export const zeroCrossing = (
  valueAt: (jd: JulianDayUt) => number,
  { start, end }: Span,
): JulianDayUt => {
  let [a, b] = [start as number, end as number];
  let [atA, atB] = [valueAt(start), valueAt(end)];
  const isAfter = atB > 0;
  for (let step = 0; step < MOST_STEPS && Math.abs(b - a) > TOLERANCE; step += 1) {
    const c = b - (atB * (b - a)) / (atB - atA);
    const atC = valueAt(julianDayUt(c));
    const moved = Math.abs(c - b);
    if (atC > 0 === atB > 0) {
      const shrink = 1 - atC / atB;
      atA *= shrink > 0 ? shrink : 0.5;
    } else {
      [a, atA] = [b, atB];
    }
    [b, atB] = [c, atC];
    if (moved < TOLERANCE || atC === 0) break;
  }
  return julianDayUt(atB > 0 === isAfter ? b : Math.min(b + 2 * TOLERANCE, end));
};
