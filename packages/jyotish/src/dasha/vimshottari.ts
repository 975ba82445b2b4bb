import { DASHA_YEAR_DAYS } from '../tables/dasha-years.ts';
import { VIMSHOTTARI, VIMSHOTTARI_CYCLE_YEARS } from '../tables/vimshottari.ts';
import { julianDayUt, type Degrees, type JulianDayUt, type Span } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

const LORDS = VIMSHOTTARI.length;

export type DashaLevel = 1 | 2 | 3 | 4 | 5;

/** A period of any level; `lords` runs from the mahadasha down to its own lord. start ≤ t < end. */
export interface DashaPeriod {
  readonly level: DashaLevel;
  readonly lord: Graha;
  readonly lords: readonly Graha[];
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
}

/**
 * Start and year length of the Vimshottari dashas of one birth; `mahadashas`, `subPeriods` and
 * `dashaAt` compute periods from it.
 */
export interface Vimshottari {
  readonly lordAtBirth: Graha;
  /** Years of the first mahadasha still to run at birth. */
  readonly balanceYears: number;
  /** Notional start of that mahadasha, at or before birth. */
  readonly start: JulianDayUt;
  readonly yearDays: number;
}

const orderOf = (lord: Graha): number => VIMSHOTTARI.findIndex((entry) => entry.lord === lord);
const entryAt = (order: number) => VIMSHOTTARI[order % LORDS] ?? VIMSHOTTARI[0];

/** Lord of a nakshatra (0 = Ashwini). BPHS 46. */
export const nakshatraLord = (nakshatra: number): Graha => entryAt(nakshatra).lord;

/**
 * Vimshottari from the Moon's exact place in its nakshatra at birth, in years of 365.25 days unless
 * other ones are given. BPHS 46.
 * @param moonLon sidereal longitude of the Moon at birth
 */
export const vimshottari = (
  moonLon: Degrees,
  birth: JulianDayUt,
  yearDays = DASHA_YEAR_DAYS.julian,
): Vimshottari => {
  const nakshatras = (moonLon * 3) / 40;
  const { lord, years } = entryAt(Math.floor(nakshatras));
  const elapsed = (nakshatras % 1) * years;
  return {
    lordAtBirth: lord,
    balanceYears: years - elapsed,
    start: julianDayUt(birth - elapsed * yearDays),
    yearDays,
  };
};

interface DashaShare {
  readonly lord: Graha;
  readonly years: number;
}

/**
 * For each first lord: the nine lords in order, with the share of the years passed when each one's
 * period ends.
 */
const ROUNDS: readonly (readonly DashaShare[])[] = VIMSHOTTARI.map((_, first) => {
  let years = 0;
  return VIMSHOTTARI.map((__, i) => {
    const entry = entryAt(first + i);
    years += entry.years;
    return { lord: entry.lord, years };
  });
});

/**
 * The lords of a period with one more level; spelled out for the first levels, where spreading
 * takes twice the time.
 */
const withLord = (above: readonly Graha[], lord: Graha): readonly Graha[] => {
  const maha = above[0];
  const antar = above[1];
  if (maha === undefined) return [lord];
  if (antar === undefined) return [maha, lord];
  return above.length === 2 ? [maha, antar, lord] : [...above, lord];
};

/**
 * Divides a span into nine periods in proportion to the lords' years, beginning with the given
 * lord; neighbours share their boundary exactly.
 */
const ninePeriods = (span: Span, first: Graha, above: readonly Graha[]): readonly DashaPeriod[] => {
  const level = (above.length + 1) as DashaLevel;
  const days = span.end - span.start;
  const periods: DashaPeriod[] = [];
  let start = span.start;
  for (const { lord, years } of ROUNDS[orderOf(first)] ?? []) {
    const isLast = years === VIMSHOTTARI_CYCLE_YEARS;
    const end = isLast
      ? span.end
      : julianDayUt(span.start + (days * years) / VIMSHOTTARI_CYCLE_YEARS);
    periods.push({ level, lord, lords: withLord(above, lord), start, end });
    start = end;
  }
  return periods;
};

const cycleDays = ({ yearDays }: Vimshottari): number => VIMSHOTTARI_CYCLE_YEARS * yearDays;

/** The nine mahadashas of a round of 120 years; round 0 holds the birth. */
export const mahadashas = (dasha: Vimshottari, round = 0): readonly DashaPeriod[] => {
  const start = julianDayUt(dasha.start + round * cycleDays(dasha));
  const end = julianDayUt(dasha.start + (round + 1) * cycleDays(dasha));
  return ninePeriods({ start, end }, dasha.lordAtBirth, []);
};

/** The nine periods inside one (antardashas of a mahadasha and so on), its own lord first. BPHS 46. */
export const subPeriods = (period: DashaPeriod): readonly DashaPeriod[] =>
  period.level === 5 ? [] : ninePeriods(period, period.lord, period.lords);

const roundAt = (dasha: Vimshottari, jd: JulianDayUt): number =>
  Math.floor((jd - dasha.start) / cycleDays(dasha));

const periodAt = (periods: readonly DashaPeriod[], jd: JulianDayUt): DashaPeriod | undefined =>
  periods.findLast((period) => period.start <= jd);

/** The running periods at an instant: mahadasha, antardasha, pratyantardasha … down to `depth`. */
export const dashaAt = (
  dasha: Vimshottari,
  jd: JulianDayUt,
  depth: DashaLevel = 5,
): readonly DashaPeriod[] => {
  const running: DashaPeriod[] = [];
  let periods = mahadashas(dasha, roundAt(dasha, jd));
  while (running.length < depth) {
    const period = periodAt(periods, jd) ?? periods[0];
    if (period === undefined) break;
    running.push(period);
    periods = subPeriods(period);
  }
  return running;
};

const overlaps = (period: Span, span: Span): boolean =>
  period.end > span.start && period.start < span.end;

/** All periods of one level that overlap start ≤ t < end, in order, whole (not cut at the ends). */
export const dashasBetween = (
  dasha: Vimshottari,
  span: Span,
  level: DashaLevel,
): readonly DashaPeriod[] => {
  const found: DashaPeriod[] = [];
  const gather = (periods: readonly DashaPeriod[]): void => {
    for (const period of periods) {
      if (!overlaps(period, span)) continue;
      if (period.level === level) found.push(period);
      else gather(subPeriods(period));
    }
  };
  for (let round = roundAt(dasha, span.start); round <= roundAt(dasha, span.end); round += 1) {
    gather(mahadashas(dasha, round));
  }
  return found;
};
