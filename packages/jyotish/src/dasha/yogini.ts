import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { YOGINI_CYCLE_YEARS, YOGINI_OFFSET, YOGINIS, type Yogini } from '../tables/yogini.ts';
import { julianDayUt, type Degrees, type JulianDayUt, type Span } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

/** A period of a yogini (level 1) or one within it (level 2). start ≤ t < end. */
export interface YoginiPeriod extends Span {
  readonly level: 1 | 2;
  readonly yogini: Yogini;
  readonly lord: Graha;
}

/**
 * Start and year length of the yogini dashas of one birth; `yoginiPeriods`, `yoginiSubPeriods` and
 * `yoginiAt` compute periods from it.
 */
export interface YoginiDasha {
  readonly yoginiAtBirth: Yogini;
  /** Years of the first period still to run at birth. */
  readonly balanceYears: number;
  /** Notional start of that period, at or before birth. */
  readonly start: JulianDayUt;
  readonly yearDays: number;
}

const COUNT = YOGINIS.length;
const orderOf = (yogini: Yogini): number => YOGINIS.findIndex((entry) => entry.yogini === yogini);
const entryAt = (order: number) => YOGINIS[order % COUNT] ?? YOGINIS[0];

/**
 * Yogini dasha from the Moon's exact place in its nakshatra at birth, in years of 365.25 days unless
 * other ones are given: a second opinion beside Vimshottari. BPHS 46.
 * @param moonLon sidereal longitude of the Moon at birth
 */
export const yoginiDasha = (
  moonLon: Degrees,
  birth: JulianDayUt,
  yearDays = DASHA_YEAR_DAYS.julian,
): YoginiDasha => {
  const nakshatras = (moonLon * 3) / 40;
  const { yogini, years } = entryAt(Math.floor(nakshatras) + YOGINI_OFFSET);
  const elapsed = (nakshatras % 1) * years;
  return {
    yoginiAtBirth: yogini,
    balanceYears: years - elapsed,
    start: julianDayUt(birth - elapsed * yearDays),
    yearDays,
  };
};

/**
 * Divides a span into eight periods in proportion to the yoginis' years, beginning with the given
 * one; neighbours share their boundary exactly.
 */
const eightPeriods = (span: Span, first: Yogini, level: 1 | 2): readonly YoginiPeriod[] => {
  let { start } = span;
  let gone = 0;
  return YOGINIS.map((_, index) => {
    const { yogini, lord, years } = entryAt(orderOf(first) + index);
    gone += years;
    const share = ((span.end - span.start) * gone) / YOGINI_CYCLE_YEARS;
    const end = index === COUNT - 1 ? span.end : julianDayUt(span.start + share);
    const period = { level, yogini, lord, start, end };
    start = end;
    return period;
  });
};

/** The eight periods of a round of 36 years; round 0 holds the birth. */
export const yoginiPeriods = (dasha: YoginiDasha, round = 0): readonly YoginiPeriod[] => {
  const days = YOGINI_CYCLE_YEARS * dasha.yearDays;
  const start = julianDayUt(dasha.start + round * days);
  const end = julianDayUt(dasha.start + (round + 1) * days);
  return eightPeriods({ start, end }, dasha.yoginiAtBirth, 1);
};

/** The eight periods inside one of level 1, its own first; none inside one of level 2. BPHS 46. */
export const yoginiSubPeriods = (period: YoginiPeriod): readonly YoginiPeriod[] =>
  period.level === 2 ? [] : eightPeriods(period, period.yogini, 2);

const running = (periods: readonly YoginiPeriod[], jd: JulianDayUt): YoginiPeriod | undefined =>
  periods.findLast((period) => period.start <= jd) ?? periods[0];

/** The running yogini period at an instant (level 1) and the one within it (level 2). */
export const yoginiAt = (dasha: YoginiDasha, jd: JulianDayUt): readonly YoginiPeriod[] => {
  const round = Math.floor((jd - dasha.start) / (YOGINI_CYCLE_YEARS * dasha.yearDays));
  const major = running(yoginiPeriods(dasha, round), jd);
  if (major === undefined) return [];
  const minor = running(yoginiSubPeriods(major), jd);
  return minor === undefined ? [major] : [major, minor];
};
