import { dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt, type Span, type Days } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { dayAt, daysOf } from './days.ts';
import { monthNameAt } from './month-number.ts';
import type { TransitMonth } from './months.ts';
import type { Reading } from './reading.ts';

/**
 * Days on each side of a mahadasha change that count as its sandhi (6-12 months in
 * all, half a year each side is ours).
 */
const SANDHI_DAYS = 183;

/** A dasha period that runs in some month; months of one period share one object. */
export interface RunningPeriod {
  readonly lord: Graha;
  readonly during: Days;
}

/** The junction of two mahadashas, with the days it lasts. */
export interface Sandhi {
  readonly evidence: EvidenceOf<'dasha.sandhi'>;
  readonly during: Days;
}

/** A month with its transits and one person's running dashas. */
export interface PersonalMonth extends TransitMonth {
  /** Running periods from the mahadasha down; months with the same periods share one array. */
  readonly periods: readonly RunningPeriod[];
  /** The mahadasha change near this month, if any. */
  readonly sandhi: Sandhi | null;
}

const around = ({ start, end }: Span): Span => ({
  start: julianDayUt(start - SANDHI_DAYS),
  end: julianDayUt(end + 2 * SANDHI_DAYS),
});

const periodAt = <Period extends Span>(periods: readonly Period[], jd: JulianDayUt) =>
  periods.findLast(({ start }) => start <= jd);

const sandhiAt = (mahas: readonly DashaPeriod[], jd: JulianDayUt): Sandhi | null => {
  const index = mahas.findIndex(({ end }) => Math.abs(end - jd) <= SANDHI_DAYS);
  const [outgoing, incoming] = [mahas[index], mahas[index + 1]];
  if (outgoing === undefined || incoming === undefined) return null;
  return {
    evidence: {
      outgoing: outgoing.lord,
      incoming: incoming.lord,
      month: monthNameAt(outgoing.end),
    },
    during: {
      start: dayAt(julianDayUt(outgoing.end - SANDHI_DAYS)),
      end: dayAt(julianDayUt(outgoing.end + SANDHI_DAYS)),
    },
  };
};

type Running = DashaPeriod & RunningPeriod;

/** All periods of one level that touch a span, with their days. */
const runningBetween = (
  dasha: Reading['dasha'],
  span: Span,
  level: 1 | 2 | 3,
): readonly Running[] =>
  dashasBetween(dasha, span, level).map((period) => ({ ...period, during: daysOf(period) }));

/**
 * Adds a reading's dashas to months; from the Moon only two levels of periods, the third being too
 * uncertain.
 */
export const personalMonths = (
  { dasha, from }: Pick<Reading, 'dasha' | 'from'>,
  months: readonly TransitMonth[],
): readonly PersonalMonth[] => {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { start: first.jd, end: julianDayUt(last.jd + 1) };
  const levels = (from === 'lagna' ? ([1, 2, 3] as const) : ([1, 2] as const)).map((level) =>
    runningBetween(dasha, span, level),
  );
  const mahas = dashasBetween(dasha, around(span), 1);
  let shared: readonly Running[] = [];
  return months.map((month) => {
    const periods = levels.flatMap((level) => periodAt(level, month.jd) ?? []);
    if (periods.some((period, depth) => period !== shared[depth])) shared = periods;
    const { name, jd, signs, stays } = month;
    return { name, jd, signs, stays, periods: shared, sandhi: sandhiAt(mahas, jd) };
  });
};
