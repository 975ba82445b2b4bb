import { houseFrom, housesOwnedBy } from '../../chart/houses.ts';
import { dashaAt, dashasBetween, type DashaPeriod } from '../../dasha/vimshottari.ts';
import { julianDayUt } from '../../units.ts';
import { GRAHAS, type Bhava, type Graha } from '../../vocabulary.ts';
import { EVIDENCE_VALUES } from '../finding-words.ts';
import { dated, finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import { daysOf } from '../reading/days.ts';
import { monthNameAt } from '../reading/month-number.ts';
import { HEAVY } from '../reading/weighted-question.ts';
import { houseOf } from '../reading/ties.ts';
import type { Level } from '../steps/period-lord.ts';
import type { Specific, SpecificInput } from './specific-input.ts';

const LEVELS: readonly Level[] = ['md', 'ad', 'pd'];
const SOURCE = 'BPHS 46-60';
const MOST_TURNS = 5;

/** Running dasha periods; from the Moon only two levels, the third being too uncertain. */
const running = ({ reading, at }: SpecificInput): readonly DashaPeriod[] =>
  dashaAt(reading.dasha, at, reading.from === 'lagna' ? 3 : 2);

/** Findings of the running periods with their months. */
export const periods: Specific = (input) =>
  running(input).map((period, depth) => {
    const evidence = {
      level: LEVELS[depth] ?? 'pd',
      graha: period.lord,
      begins: monthNameAt(period.start),
      ends: monthNameAt(period.end),
    };
    return dated(finding('specific.period', 0, evidence, SOURCE), daysOf(period));
  });

/** Findings of what the mahadasha and antardasha lords demand: their nature and their houses. */
export const periodAsks: Specific = (input) =>
  running(input)
    .slice(0, 2)
    .map((period) => {
      const { lord } = period;
      const { reading } = input;
      const theme = EVIDENCE_VALUES.theme[GRAHAS.indexOf(lord)] ?? EVIDENCE_VALUES.theme[0];
      const held = new Set([...housesOwnedBy(reading.chart, lord), houseOf(reading, lord)]);
      const houses = [...held].sort((a, b) => a - b);
      const evidence = { graha: lord, theme, houses };
      return dated(finding('specific.period-asks', 0, evidence, SOURCE), daysOf(period));
    });

const KENDRA_TURNS: readonly Bhava[] = [1, 4, 7, 10];

const periodTurns = ({ reading, months }: SpecificInput): readonly Finding[] => {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { start: first.jd, end: julianDayUt(last.jd) };
  return dashasBetween(reading.dasha, span, 2)
    .filter(({ start }) => start > span.start)
    .map((period) => {
      const { lord, lords, start } = period;
      const turn = lords[0] === lord ? ('md-begins' as const) : ('ad-begins' as const);
      const evidence = {
        month: monthNameAt(start),
        turn,
        graha: lord,
        house: houseOf(reading, lord),
      };
      const weight = turn === 'md-begins' ? 3 : 1.5;
      const found = finding('specific.turning-point', 0, evidence, SOURCE);
      const begun = turn === 'md-begins' ? dashaAt(reading.dasha, start, 1)[0] : period;
      return { ...dated(found, daysOf(begun ?? period)), weight };
    });
};

const ENTERS = {
  saturn: ['saturn-enters', 2],
  jupiter: ['jupiter-enters', 1],
  rahu: ['rahu-enters', 1.2],
} as const;

/** First ingresses of the slow grahas into a kendra or a house the question is about. */
const transitTurns = ({ reading, focus, months }: SpecificInput): readonly Finding[] =>
  (Object.keys(ENTERS) as (keyof typeof ENTERS)[]).flatMap((graha: Graha & keyof typeof ENTERS) => {
    const seen = new Set([months[0]?.signs[graha]]);
    const [turn, weight] = ENTERS[graha];
    return months.flatMap(({ name, signs, stays }) => {
      const sign = signs[graha];
      if (seen.has(sign)) return [];
      seen.add(sign);
      const house = houseFrom(reading.chart.lagna.rashi, sign);
      if (!KENDRA_TURNS.includes(house) && focus.weightOf(house) < HEAVY) return [];
      const evidence = { month: name, turn, graha, house };
      const found = finding('specific.turning-point', 0, evidence, 'PD 26; KNR');
      return [{ ...dated(found, stays[graha].during), weight }];
    });
  });

const monthOf = ({ evidence }: Finding): string => (evidence as { readonly month: string }).month;

/**
 * Findings of up to five turning points in the months asked about, in order of time: new periods
 * are taken first, then ingresses of slow grahas.
 */
export const turningPoints: Specific = (input) =>
  [...periodTurns(input), ...transitTurns(input)]
    .sort((a, b) => b.weight - a.weight || (monthOf(a) < monthOf(b) ? -1 : 1))
    .slice(0, MOST_TURNS)
    .sort((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1));
