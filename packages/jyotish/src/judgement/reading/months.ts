import { rashiOf } from '../../chart/placement.ts';
import { SkyRangeError } from '../../sky/range.ts';
import { grahaMotionsAt } from '../../sky/sky.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { eachGraha, type Graha, type RashiIndex } from '../../vocabulary.ts';
import { FIRST_MONTH, LAST_MONTH } from './known-months.ts';
import { monthAt, monthName, monthStart } from './month-number.ts';
import { slowStays, stayAt, type SlowGraha, type SlowStay } from './slow-stays.ts';

/** Months ahead that every strand is weighed for, however far a question looks. */
export const MONTHS_AHEAD = 120;

/** A calendar month with the grahas' transit signs; the same for every birth. */
export interface TransitMonth {
  /** `YYYY-MM`. */
  readonly name: string;
  /**
   * The instant whose transits stand for the month: its middle, or the moment of asking if that is
   * later in the same month.
   */
  readonly jd: JulianDayUt;
  readonly signs: Readonly<Record<Graha, RashiIndex>>;
  /** The stays the slow grahas are in at that instant; months of one stay share one object. */
  readonly stays: Readonly<Record<SlowGraha, SlowStay>>;
}

const middleOf = (month: number): JulianDayUt =>
  julianDayUt((monthStart(month) + monthStart(month + 1)) / 2);

/** The months of some numbers, each at its instant, in order. */
const transitMonths = (
  instants: readonly { readonly month: number; readonly jd: JulianDayUt }[],
): readonly TransitMonth[] => {
  const [first, last] = [instants[0], instants.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stays = slowStays({ start: first.jd, end: julianDayUt(last.jd + 1) });
  return instants.map(({ month, jd }) => {
    const motions = grahaMotionsAt(jd);
    return {
      name: monthName(month),
      jd,
      signs: eachGraha((graha) => rashiOf(motions[graha].lon)),
      stays: {
        jupiter: stayAt(stays.jupiter, jd),
        saturn: stayAt(stays.saturn, jd),
        rahu: stayAt(stays.rahu, jd),
      },
    };
  });
};

/**
 * `count` calendar months with their transits, the month of asking first; fewer at the end of
 * SKY_RANGE. Throws SkyRangeError for a moment in no month of SKY_RANGE.
 */
export const monthsFrom = (at: JulianDayUt, count: number): readonly TransitMonth[] => {
  const first = monthAt(at);
  if (!(first >= FIRST_MONTH && first <= LAST_MONTH)) throw new SkyRangeError();
  const last = Math.min(first + count - 1, LAST_MONTH);
  return transitMonths(
    Array.from({ length: last - first + 1 }, (_, index) => ({
      month: first + index,
      jd: julianDayUt(Math.max(middleOf(first + index), index === 0 ? at : -Infinity)),
    })),
  );
};

/** The `count` calendar months before the one of asking, in order; fewer at the start of SKY_RANGE. */
export const monthsBefore = (at: JulianDayUt, count: number): readonly TransitMonth[] => {
  const first = Math.max(monthAt(at) - count, FIRST_MONTH);
  return transitMonths(
    Array.from({ length: Math.max(0, monthAt(at) - first) }, (_, index) => ({
      month: first + index,
      jd: middleOf(first + index),
    })),
  );
};
