import { aspectsRashi } from '../chart/drishti.ts';
import { houseLord, houseRashi, type SignChart } from '../chart/houses.ts';
import { julianDayUt, type Span } from '../units.ts';
import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';
import type { SignStay } from './sign-stays.ts';

/**
 * Whether a graha in transit occupies or fully aspects the house's sign or the sign its natal lord
 * is in.
 */
export const transitTouches = (
  chart: SignChart,
  bhava: Bhava,
  transit: { readonly graha: Graha; readonly rashi: RashiIndex },
): boolean => {
  const targets = [houseRashi(chart, bhava), chart.grahas[houseLord(chart, bhava)].rashi];
  return targets.some(
    (target) => target === transit.rashi || aspectsRashi(transit.graha, transit.rashi, target),
  );
};

/**
 * Whether K.N. Rao's double transit holds for a house, by whole signs: Jupiter (5, 7, 9) and Saturn
 * (3, 7, 10) both touch the house or its lord. For houses from the Moon pass a chart counted from
 * it.
 */
export const doubleTransit = (
  chart: SignChart,
  bhava: Bhava,
  signs: { readonly jupiter: RashiIndex; readonly saturn: RashiIndex },
): boolean =>
  transitTouches(chart, bhava, { graha: 'jupiter', rashi: signs.jupiter }) &&
  transitTouches(chart, bhava, { graha: 'saturn', rashi: signs.saturn });

const joined = (intervals: readonly Span[], next: Span): readonly Span[] => {
  const last = intervals.at(-1);
  if (last === undefined || last.end < next.start) return [...intervals, next];
  return [...intervals.slice(0, -1), { start: last.start, end: next.end }];
};

/**
 * Spans in which the double transit on a house holds, in order, from the sign stays of Jupiter and
 * Saturn.
 */
export const doubleTransits = (
  chart: SignChart,
  bhava: Bhava,
  stays: { readonly jupiter: readonly SignStay[]; readonly saturn: readonly SignStay[] },
): readonly Span[] => {
  const touching = (list: readonly SignStay[]): readonly SignStay[] =>
    list.filter((stay) => transitTouches(chart, bhava, stay));
  const saturn = touching(stays.saturn);
  return touching(stays.jupiter)
    .flatMap((jupiter) =>
      saturn.map((other) => ({
        start: julianDayUt(Math.max(jupiter.start, other.start)),
        end: julianDayUt(Math.min(jupiter.end, other.end)),
      })),
    )
    .filter((common) => common.start < common.end)
    .reduce(joined, []);
};
