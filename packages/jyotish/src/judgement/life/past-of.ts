import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { monthsBefore, type TransitMonth } from '../reading/months.ts';
import { personalMonths } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import { monthBalance } from '../sum/timing.ts';
import { weighMonths } from '../sum/weigh.ts';
import type { LifeMonth } from './life.types.ts';
import type { PastStretch } from '../judgement.types.ts';
import { pastStretches } from './past-stretches.ts';

/** How far back a life is told, in months. */
export const MONTHS_BACK = 180;
/** Years of age from which it is told: before, little is one's own choice (ours). */
const FROM_AGE = 18;
const DAYS_A_YEAR = 365.25;
/** Stretches told at most, by the answers that tell most. */
const MOST = 3;

/** Months of a strand with how far dasha and transit help it. */
export const balancedMonths = (
  reading: Reading,
  strand: WeightedStrand,
  months: readonly TransitMonth[],
): readonly LifeMonth[] =>
  weighMonths(reading, strand, personalMonths(reading, months)).map((month) => ({
    month: month.name,
    ...monthBalance(month),
  }));

/** The months before the moment of asking, the same for every birth. */
export const monthsBack = (at: JulianDayUt): readonly TransitMonth[] =>
  monthsBefore(at, MONTHS_BACK);

/** Stretches of a person's past that a strand shows, from the age of eighteen on; `back`: `monthsBack`. */
export const pastOf = (
  reading: Reading,
  strand: WeightedStrand,
  back: readonly TransitMonth[],
): readonly PastStretch[] => {
  const from = julianDayUt(reading.chart.jdUt + FROM_AGE * DAYS_A_YEAR);
  const months = back.filter(({ jd }) => jd >= from);
  return pastStretches(balancedMonths(reading, strand, months), MOST);
};
