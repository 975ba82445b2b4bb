import { dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt, type Span } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import { monthNameAt } from './calendar.ts';
import type { SkyMonth } from './months.ts';
import type { Reading } from './reading.ts';

/** The seam of two mahadashas: half a year on each side (rules.md 0.3, ours 6-12 months in all). */
const SEAM_DAYS = 183;

/** A month as one person lives it: the sky of all, and the person's own periods. */
export interface LivedMonth extends SkyMonth {
  /** Running lords from the mahadasha down; all months of a period hold the same list. */
  readonly lords: readonly Graha[];
  /** Two mahadashas that meet near this month. */
  readonly seam: EvidenceOf<'dasha.sandhi'> | null;
}

const around = ({ start, end }: Span): Span => ({
  start: julianDayUt(start - SEAM_DAYS),
  end: julianDayUt(end + 2 * SEAM_DAYS),
});

const lordsAt = (periods: readonly DashaPeriod[], jd: JulianDayUt): readonly Graha[] =>
  periods.findLast(({ start }) => start <= jd)?.lords ?? [];

const seamAt = (mahas: readonly DashaPeriod[], jd: JulianDayUt): LivedMonth['seam'] => {
  const index = mahas.findIndex(({ end }) => Math.abs(end - jd) <= SEAM_DAYS);
  const [outgoing, incoming] = [mahas[index], mahas[index + 1]];
  if (outgoing === undefined || incoming === undefined) return null;
  return { outgoing: outgoing.lord, incoming: incoming.lord, month: monthNameAt(outgoing.end) };
};

/** The months of a reading; from the Moon only two levels of periods, the third being too unsure. */
export const livedMonths = (
  { dasha, from }: Pick<Reading, 'dasha' | 'from'>,
  months: readonly SkyMonth[],
): readonly LivedMonth[] => {
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
    seam: seamAt(mahas, jd),
  }));
};
