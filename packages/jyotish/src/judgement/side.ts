import { totalPoints } from './finding.ts';
import type { Bhava, Graha } from '../vocabulary.ts';
import type { Rule } from './areas/area.types.ts';
import { weighedHouses, type WeightedQuestion } from './reading/weighted-question.ts';
import type { PersonalMonth } from './reading/personal-months.ts';
import type { Reading } from './reading/reading.ts';
import { karakaFindings } from './steps/karaka-findings.ts';
import { periodFindings } from './steps/period-findings.ts';
import { promiseFindings } from './steps/promise-findings.ts';

/** One option of a choice, or one relative: the houses, grahas and rules that represent it. */
export interface Side {
  readonly houses: Readonly<Partial<Record<Bhava, 1 | 2 | 3>>>;
  readonly grahas: Readonly<Partial<Record<Graha, 1 | 2 | 3>>>;
  readonly rules?: readonly Rule[];
}

/** Factor on the running periods, whose points are smaller than the birth chart's. */
const PERIOD_SHARE = 2;

const weighted = <K extends string | number>(
  record: Readonly<Partial<Record<K, number>>>,
  asKey: (key: string) => K,
) =>
  Object.entries<number | undefined>(record).map(([key, weight]) => ({
    of: asKey(key),
    weight: weight ?? 0,
  }));

/** The question re-weighted for one side. */
const questionOfSide = (focus: WeightedQuestion, side: Side): WeightedQuestion => ({
  ...focus,
  ...weighedHouses(
    focus.area,
    weighted(side.houses, (key) => Number(key) as Bhava),
  ),
  hurt: [],
  karakas: weighted(side.grahas, (key) => key as Graha),
  rules: (side.rules ?? []).map((rule) => ({ of: rule, weight: rule.weight })),
});

/** Raw points of a side from the birth chart and, over the months given, the running dashas. */
export const sidePoints = (
  reading: Reading,
  focus: WeightedQuestion,
  side: Side,
  months: readonly PersonalMonth[],
): number => {
  const turned = questionOfSide(focus, side);
  const periods = periodFindings(reading, turned, months);
  const running = periods.reduce((sum, month) => sum + totalPoints(month), 0) / months.length;
  return (
    totalPoints(promiseFindings(reading, turned)) +
    totalPoints(karakaFindings(reading, turned)) +
    running * PERIOD_SHARE
  );
};
