import { dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt, type Span } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { monthNameAt } from './month-number.ts';
import type { TransitMonth } from './months.ts';
import type { Reading } from './reading.ts';

/** The seam of two mahadashas: half a year on each side (rules.md 0.3, ours 6-12 months in all). */
const SANDHI_DAYS = 183;

/** A month as one person lives it: the sky of all, and the person's own periods. */
export interface PersonalMonth extends TransitMonth {
  /** Running lords from the mahadasha down; all months of a period hold the same list. */
  readonly lords: readonly Graha[];
  /** Two mahadashas that meet near this month. */
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

/** The months of a reading; from the Moon only two levels of periods, the third being too unsure. */
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
