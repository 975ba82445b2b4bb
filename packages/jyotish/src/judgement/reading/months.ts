import { rashiOf } from '../../chart/placement.ts';
import { SKY_RANGE, SkyRangeError } from '../../sky/range.ts';
import { grahaMotionsAt } from '../../sky/sky.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { eachGraha, type Graha, type RashiIndex } from '../../vocabulary.ts';
import { monthAt, monthName, monthNumber, monthStart } from './month-number.ts';

/** A calendar month with the grahas' transit signs; the same for every birth. */
export interface TransitMonth {
  /** `YYYY-MM`. */
  readonly name: string;
  /**
   * The instant whose transits stand for the month: its middle, or the moment of asking if that is
   * later.
   */
  readonly jd: JulianDayUt;
  readonly signs: Readonly<Record<Graha, RashiIndex>>;
}

const FIRST_MONTH = monthNumber(SKY_RANGE.from.slice(0, 7));
const LAST_MONTH = monthNumber(SKY_RANGE.to.slice(0, 7));

/** Beginning of the last day whose transits are computed. */
export const LAST_DAY = julianDayUt(monthStart(LAST_MONTH + 1) - 1);

const transitMonth = (month: number, at: JulianDayUt): TransitMonth => {
  const middle = (monthStart(month) + monthStart(month + 1)) / 2;
  const jd = julianDayUt(Math.max(middle, at));
  const motions = grahaMotionsAt(jd);
  const signs = eachGraha((graha) => rashiOf(motions[graha].lon));
  return { name: monthName(month), jd, signs };
};

/**
 * `count` calendar months with their transits, the month of asking first; fewer at the end of
 * SKY_RANGE. Throws SkyRangeError for a moment in no month of SKY_RANGE.
 */
export const monthsFrom = (at: JulianDayUt, count: number): readonly TransitMonth[] => {
  const first = monthAt(at);
  if (!(first >= FIRST_MONTH && first <= LAST_MONTH)) throw new SkyRangeError();
  const last = Math.min(first + count - 1, LAST_MONTH);
  return Array.from({ length: last - first + 1 }, (_, index) => transitMonth(first + index, at));
};
