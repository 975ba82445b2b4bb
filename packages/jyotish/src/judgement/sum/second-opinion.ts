import { yoginiAt, yoginiDasha } from '../../dasha/yogini.ts';
import type { Graha } from '../../vocabulary.ts';
import { totalPoints } from '../finding.ts';
import type { SecondOpinion, Window } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { memoize } from '../reading/memoize.ts';
import { LEVEL_SHARE, periodLordFindings } from '../steps/period-lord.ts';
import { normsOf, standardScore } from './norms.ts';
import { isAboutTime } from './step-weights.ts';

/**
 * Factor from the two levels of the yogini dasha, weighed alike, to the three levels the norm was
 * measured with.
 */
const AS_THREE =
  (LEVEL_SHARE.md + LEVEL_SHARE.ad + LEVEL_SHARE.pd) / (LEVEL_SHARE.md + LEVEL_SHARE.ad);
/**
 * Standard score from which the second opinion takes a side: about three windows in ten each way
 * (ours).
 */
const TAKES_SIDE = 0.5;

/**
 * Second opinion of the yogini dasha on each window, which Vimshottari and transits opened: the
 * lords of its two running periods are weighed as those of Vimshottari, month by month. Empty for a
 * question that is more about the birth chart than about time. BPHS 46; a second dasha only raises
 * or lowers confidence (KNR, rules.md 0.3).
 */
export const secondOpinions = (
  reading: Reading,
  focus: WeightedQuestion,
  months: readonly TransitMonth[],
  windows: readonly Pick<Window, 'from' | 'to'>[],
): readonly SecondOpinion[] => {
  if (!isAboutTime(focus.plan.asks)) return [];
  const { chart, from } = reading;
  const dasha = yoginiDasha(chart.grahas.moon.lon, chart.jdUt);
  const worth = memoize((lord: Graha) =>
    totalPoints(periodLordFindings(reading, focus, lord, 'md')),
  );
  const pointsIn = ({ jd }: TransitMonth): number =>
    yoginiAt(dasha, jd).reduce((sum, { lord }) => sum + worth(lord), 0);
  return windows.map((window) => {
    const inside = months.filter(({ name }) => name >= window.from && name <= window.to);
    const mean = inside.reduce((sum, month) => sum + pointsIn(month), 0) / inside.length;
    const above = standardScore(mean * AS_THREE, normsOf(focus.question, from).dasha);
    if (Math.abs(above) < TAKES_SIDE) return 'silent';
    return above > 0 ? 'agrees' : 'differs';
  });
};
