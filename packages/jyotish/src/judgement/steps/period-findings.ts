import { houseFrom, isDusthana } from '../../chart/houses.ts';
import { dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import { monthNameAt } from '../reading/calendar.ts';
import type { Focus } from '../reading/focus.ts';
import type { SkyMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { remembered } from '../reading/remembered.ts';
import { GOOD_PLACES } from './places.ts';
import { periodLordFindings, type Level } from './period-lord.ts';

/** The seam of two mahadashas: half a year on each side (rules.md 0.3, ours 6-12 months in all). */
const SEAM_DAYS = 183;
const LEVELS: readonly Level[] = ['md', 'ad', 'pd'];

const pairFinding = ({ chart }: Reading, md: Graha, ad: Graha): readonly Finding[] => {
  if (md === ad) return [];
  const place = houseFrom(chart.grahas[md].rashi, chart.grahas[ad].rashi);
  const evidence = { md, ad, place };
  if (isDusthana(place)) return [finding('dasha.pair-hard', -1, evidence, 'BPHS 47-60; PD 19-21')];
  return GOOD_PLACES.includes(place)
    ? [finding('dasha.pair-good', 0.8, evidence, 'BPHS 47-60; PD 19-21')]
    : [];
};

const seamFinding = (mahas: readonly DashaPeriod[], jd: JulianDayUt): readonly Finding[] => {
  const index = mahas.findIndex(({ end }) => Math.abs(end - jd) <= SEAM_DAYS);
  const [outgoing, incoming] = [mahas[index], mahas[index + 1]];
  if (outgoing === undefined || incoming === undefined) return [];
  const evidence = {
    outgoing: outgoing.lord,
    incoming: incoming.lord,
    month: monthNameAt(outgoing.end),
  };
  return [finding('dasha.sandhi', -1.2, evidence, 'KNR')];
};

/** Running lords at an instant, from the mahadasha down. */
export const lordsAt = (periods: readonly DashaPeriod[], jd: JulianDayUt): readonly Graha[] =>
  periods.findLast(({ start }) => start <= jd)?.lords ?? [];

/** Period findings of each month; from the Moon only two levels are read, the third being too unsure. */
export const periodFindings = (
  reading: Reading,
  focus: Focus,
  months: readonly SkyMonth[],
): readonly (readonly Finding[])[] => {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { start: first.jd, end: julianDayUt(last.jd + 1) };
  const around = {
    start: julianDayUt(span.start - SEAM_DAYS),
    end: julianDayUt(span.end + 2 * SEAM_DAYS),
  };
  const periods = dashasBetween(reading.dasha, span, reading.from === 'lagna' ? 3 : 2);
  const mahas = dashasBetween(reading.dasha, around, 1);
  const ofLord = remembered((lord: Graha, level: Level) =>
    periodLordFindings(reading, focus, lord, level),
  );
  const ofPair = remembered((md: Graha, ad: Graha) => pairFinding(reading, md, ad));
  const ofLords = (lords: readonly Graha[]): readonly Finding[] => [
    ...lords.flatMap((lord, depth) => ofLord(lord, LEVELS[depth] ?? 'pd')),
    ...ofPair(lords[0] ?? 'sun', lords[1] ?? 'sun'),
  ];
  return months.map(({ jd }) => ofLords(lordsAt(periods, jd)).concat(seamFinding(mahas, jd)));
};
