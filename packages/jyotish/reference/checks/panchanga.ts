import { hinduDayAt, varaOf } from '../../src/panchanga/hindu-day.ts';
import { panchangaOf } from '../../src/panchanga/panchanga.ts';
import { allEqual, EDGE, type Check, type Pair, type ReadBirth } from './check.ts';

const LIMBS = ['tithi', 'karana', 'yoga'] as const;

/** From noon the vara is the weekday of the clock; in the small hours it is still that before. */
const daysBack = (wallTime: string): number | undefined => {
  if (wallTime >= '12:00') return 0;
  return wallTime < '03:00' ? 1 : undefined;
};

const varaPairs = (births: readonly ReadBirth[]): readonly Pair[] =>
  births.flatMap(({ row, sky }) => {
    const back = daysBack(row.input.time);
    const day = hinduDayAt(sky.jdUt, row.input);
    if (back === undefined || typeof day === 'string') return [];
    return [{ at: row.id, ours: varaOf(day), theirs: (row.weekday + 7 - back) % 7 }];
  });

/** Vara, and tithi, karana and yoga away from their boundaries, of the oracle's births. */
export const panchangaChecks = (births: readonly ReadBirth[]): readonly Check[] => [
  allEqual('vara', varaPairs(births)),
  ...LIMBS.map((limb) =>
    allEqual(
      limb,
      births
        .filter(({ row }) => row.panchanga[`${limb}Edge`] > EDGE)
        .map(({ row, sky }) => ({
          at: row.id,
          ours: panchangaOf(sky.grahas.sun.lon, sky.grahas.moon.lon)[limb],
          theirs: row.panchanga[limb],
        })),
    ),
  ),
];
