import { panchangaOf } from '../../src/panchanga/panchanga.ts';
import { allEqual, EDGE, type Check, type ReadBirth } from './check.ts';

const LIMBS = ['tithi', 'karana', 'yoga'] as const;

/** Tithi, karana and yoga of the oracle's births, away from their boundaries. */
export const panchangaChecks = (births: readonly ReadBirth[]): readonly Check[] =>
  LIMBS.map((limb) =>
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
  );
