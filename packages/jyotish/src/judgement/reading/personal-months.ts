import { dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt, type Span } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { monthNameAt } from './month-number.ts';
import type { TransitMonth } from './months.ts';
import type { Reading } from './reading.ts';

/**
 * Days on each side of a mahadasha change that count as its sandhi (rules.md 0.3: 6-12 months in
 * all, half a year each side is ours).
 */
const SANDHI_DAYS = 183;

/** A month with its transits and one person's running dasha lords. */
export interface PersonalMonth extends TransitMonth {
  /** Running dasha lords from the mahadasha down; months of one period share one array. */
  readonly lords: readonly Graha[];
  /** The mahadasha change near this month, if any. */
  readonly sandhi: EvidenceOf<'dasha.sandhi'> | null;
}

const around = ({ start, end }: Span): Span => ({
  start: julianDayUt(start - SANDHI_DAYS),
  end: julianDayUt(end + 2 * SANDHI_DAYS),
});

const lordsAt = (periods: readonly DashaPeriod[], jd: JulianDayUt): readonly Graha[] =>
  periods.findLast(({ start }) => start <= jd)?.lords ?? [];

const sandhiAt = (mahas: readonly DashaPeriod[], jd: JulianDayUt): PersonalMonth['sandhi'] => {
  const index = mahas.findIndex(({ end }) => Math.abs(end - jd) <= SANDHI_DAYS);
  const [outgoing, incoming] = [mahas[index], mahas[index + 1]];
  if (outgoing === undefined || incoming === undefined) return null;
  return { outgoing: outgoing.lord, incoming: incoming.lord, month: monthNameAt(outgoing.end) };
};

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
  const periods = dashasBetween(dasha, span, from === 'lagna' ? 3 : 2);
  const mahas = dashasBetween(dasha, around(span), 1);
  return months.map(({ name, jd, signs }) => ({
    name,
    jd,
    signs,
    lords: lordsAt(periods, jd),
    sandhi: sandhiAt(mahas, jd),
  }));
};
