import { chartOf } from '../src/chart/chart.ts';
import { arudhas } from '../src/jaimini/arudhas.ts';
import { skyAt } from '../src/sky/sky.ts';
import { YOGA_IDS, type YogaId } from '../src/yoga/all-yogas.ts';
import { yogasIn, type YogaGrade } from '../src/yoga/yogas-in.ts';
import { seededBirths } from './seeded-births.ts';

/** Percent of births that have a yoga uncancelled, in full, and cancelled. */
export interface YogaShare {
  readonly percent: number;
  readonly full: number;
  readonly cancelled: number;
}

/** Computes the share of every yoga over seeded births of adults in India. */
export const yogaShares = (births: number, seed: number): Readonly<Record<YogaId, YogaShare>> => {
  const counts = Object.fromEntries(
    YOGA_IDS.map((id) => [id, { full: 0, partial: 0, cancelled: 0 }]),
  ) as Record<YogaId, Record<YogaGrade, number>>;
  for (const { birth, place } of seededBirths(births, seed)) {
    const chart = chartOf(skyAt(birth, place));
    for (const { yoga, grade } of yogasIn(chart, arudhas(chart))) {
      counts[yoga.id][grade] += 1;
    }
  }
  const inHundred = (count: number): number => (count / births) * 100;
  return Object.fromEntries(
    Object.entries(counts).map(([id, { full, partial, cancelled }]) => [
      id,
      {
        percent: inHundred(full + partial),
        full: inHundred(full),
        cancelled: inHundred(cancelled),
      },
    ]),
  ) as Record<YogaId, YogaShare>;
};
