import { yoginiAt, yoginiDasha } from '../../dasha/yogini.ts';
import type { Graha } from '../../vocabulary.ts';
import type { SecondOpinion, Window } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { TransitMonth } from '../reading/months.ts';
import type { Reading } from '../reading/reading.ts';
import { memoize } from '../reading/memoize.ts';
import { periodLordFindings } from '../steps/period-lord.ts';
import { afterWeighing } from '../steps/weighing.ts';
import { balanceAt, balanceOf, sidesOf, sumSides } from './balance.ts';
import { isAboutTime } from './step-weights.ts';

/** The second opinion agrees where help is twice hindrance, and differs where it is no more (ours). */
const AGREES = balanceAt(2);
const DIFFERS = balanceAt(1);

/**
 * Second opinion of the yogini dasha on each window, which Vimshottari and transits opened: the
 * lords of its two running periods are weighed as those of Vimshottari, month by month. Empty for a
 * question that is more about the birth chart than about time. BPHS 46; a second dasha only raises
 * or lowers confidence (KNR).
 */
export const secondOpinions = (
  reading: Reading,
  focus: WeightedQuestion,
  months: readonly TransitMonth[],
  windows: readonly Pick<Window, 'from' | 'to'>[],
): readonly SecondOpinion[] => {
  if (!isAboutTime(focus.plan.asks)) return [];
  const { chart } = reading;
  const dasha = yoginiDasha(chart.grahas.moon.lon, chart.jdUt);
  const sidesOfLord = memoize((lord: Graha) =>
    sidesOf(afterWeighing(reading, focus, lord, periodLordFindings(reading, focus, lord, 'md'))),
  );
  return windows.map((window) => {
    const inside = months.filter(({ name }) => name >= window.from && name <= window.to);
    const lords = inside.flatMap(({ jd }) => yoginiAt(dasha, jd));
    const balance = balanceOf(
      sumSides(
        lords.map(({ lord }) => sidesOfLord(lord)),
        1 / inside.length,
      ),
    );
    if (balance >= AGREES) return 'agrees';
    return balance > DIFFERS ? 'silent' : 'differs';
  });
};
