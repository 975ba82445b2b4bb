import { houseLord } from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { byWeight } from '../finding.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { daysOf } from '../reading/days.ts';
import { strongestOf } from '../reading/measures.ts';
import { memoize } from '../reading/memoize.ts';
import { monthStart, monthNumber } from '../reading/month-number.ts';
import { MONTHS_AHEAD, monthsBefore, monthsFrom, type TransitMonth } from '../reading/months.ts';
import { personalMonths } from '../reading/personal-months.ts';
import { readingAt, type Reading } from '../reading/reading.ts';
import { weightedStrandOf } from '../reading/weighted-question.ts';
import { stretchesAhead } from '../sum/windows.ts';
import { mergeFindings, weighBirth, weighMonths } from '../sum/weigh.ts';
import type { StrandId } from '../strands/all-strands.ts';
import { intervalsIn } from './intervals.ts';
import type { Life, LifeStrand, Themes } from './life.types.ts';
import { balancedMonths, MONTHS_BACK, pastOf } from './past-of.ts';

/** A birth and the moment at which its life is read; without a time houses are counted from the Moon. */
export interface LifeInput extends Pick<JudgementInput, 'birth' | 'place' | 'at'> {
  readonly isTimeKnown: boolean;
}

const strandOf = (
  reading: Reading,
  id: StrandId,
  past: readonly TransitMonth[],
  ahead: readonly TransitMonth[],
): LifeStrand => {
  const strand = weightedStrandOf(id);
  const after = weighMonths(reading, strand, personalMonths(reading, ahead));
  const { promise, karaka, varga } = weighBirth(reading, strand);
  const told = mergeFindings([...promise, ...karaka, ...varga]).toSorted(byWeight);
  return {
    promise: told,
    yogas: told.flatMap((each) => (each.id === 'promise.yoga' ? [each.evidence.yoga] : [])),
    months: balancedMonths(reading, strand, [...past, ...ahead]),
    windows: stretchesAhead(after),
    past: pastOf(reading, strand, past),
  };
};

const themesOf = (reading: Reading, at: JulianDayUt): Themes => {
  const { chart, from, moonChart, dasha, yogas } = reading;
  const [maha] = dashaAt(dasha, at, 1);
  return {
    lagnaLord: from === 'lagna' ? houseLord(chart, 1) : null,
    moonHouse: from === 'lagna' ? chart.grahas.moon.house : moonChart.grahas.moon.house,
    strongest: strongestOf(reading)?.graha ?? null,
    yogas: yogas
      .filter(({ yoga, grade }) => yoga.family === 'mahapurusha' && grade !== 'cancelled')
      .map(({ yoga }) => yoga.id),
    mahadasha: maha === undefined ? null : { graha: maha.lord, during: daysOf(maha) },
  };
};

/**
 * Reads a life at a moment of asking: strands by matter, each with its promise, its months from
 * fifteen years back (not before birth) to ten years on, its windows and the past it shows;
 * intervals with exact days; themes of the whole. Strands are read when they are looked up, once.
 * Throws SkyRangeError for a birth or a moment outside SKY_RANGE.
 */
export const readLife = ({ birth, place, at, isTimeKnown }: LifeInput): Life => {
  const reading = readingAt(birth, place, isTimeKnown ? 'lagna' : 'moon');
  const ahead = monthsFrom(at, MONTHS_AHEAD);
  const past = monthsBefore(at, MONTHS_BACK).filter(({ jd }) => jd >= reading.chart.jdUt);
  const last = ahead.at(-1)?.name;
  const span = {
    start: past[0]?.jd ?? at,
    end: last === undefined ? at : julianDayUt(monthStart(monthNumber(last) + 1)),
  };
  return {
    reading,
    intervals: intervalsIn(reading, span),
    themes: themesOf(reading, at),
    strand: memoize((id: StrandId) => strandOf(reading, id, past, ahead)),
  };
};
