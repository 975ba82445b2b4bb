import { trueNodeMotionAt } from '../../src/sky/single-motions.ts';
import type { Motion, Sky } from '../../src/sky/sky.types.ts';
import type { OracleBody } from '../oracle-rows.ts';
import {
  arcsecondsApart,
  worstWithin,
  type Check,
  type Difference,
  type ReadBirth,
} from './check.ts';

/** Arcseconds allowed for each body, as the oracle names it. */
const BODIES: Readonly<Record<string, { limit: number; ours: (sky: Sky) => Motion }>> = {
  sun: { limit: 0.3, ours: ({ grahas }) => grahas.sun },
  moon: { limit: 0.3, ours: ({ grahas }) => grahas.moon },
  mars: { limit: 1.5, ours: ({ grahas }) => grahas.mars },
  mercury: { limit: 1.5, ours: ({ grahas }) => grahas.mercury },
  jupiter: { limit: 1.5, ours: ({ grahas }) => grahas.jupiter },
  venus: { limit: 1.5, ours: ({ grahas }) => grahas.venus },
  saturn: { limit: 1.5, ours: ({ grahas }) => grahas.saturn },
  rahuMean: { limit: 1.5, ours: ({ grahas }) => grahas.rahu },
  rahuTrue: { limit: 1.5, ours: ({ jdUt }) => trueNodeMotionAt(jdUt) },
};
/** Printed names of the bodies whose key in the reference ephemeris is not readable. */
const NAMES: Readonly<Record<string, string>> = { rahuMean: 'mean Rahu', rahuTrue: 'true Rahu' };
const ASCENDANT_LIMIT = 0.3;
/** Degrees north or south up to which the ascendant is held to its limit. */
const ASCENDANT_LATITUDE = 60;
const SPEED_LIMIT = { value: 1, unit: '″/day' };

const ofBody = (
  births: readonly ReadBirth[],
  name: string,
  measure: (ours: Motion, theirs: OracleBody) => number,
): readonly Difference[] =>
  births.map(({ row, sky }) => {
    const ours = BODIES[name]?.ours(sky);
    const theirs = row.bodies[name];
    const value = ours && theirs ? measure(ours, theirs) : Number.NaN;
    return { at: row.id, value };
  });

const longitudeCheck = (births: readonly ReadBirth[], name: string, limit: number): Check =>
  worstWithin(
    `longitude of ${NAMES[name] ?? name}`,
    ofBody(births, name, (ours, theirs) => arcsecondsApart(ours.lon, theirs.lon)),
    { value: limit, unit: '″' },
  );

const speedCheck = (births: readonly ReadBirth[], name: string): Check =>
  worstWithin(
    `speed of ${NAMES[name] ?? name}`,
    ofBody(births, name, (ours, theirs) => (ours.speed - theirs.speed) * 3600),
    SPEED_LIMIT,
  );

const ascendantCheck = (name: string, births: readonly ReadBirth[], limit: number): Check =>
  worstWithin(
    name,
    births.map(({ row, sky }) => ({
      at: row.id,
      value: arcsecondsApart(sky.lagna, row.ascendant.lon),
    })),
    { value: limit, unit: '″' },
  );

const deltaTCheck = (births: readonly ReadBirth[]): Check =>
  worstWithin(
    'delta T',
    births.map(({ row, sky }) => ({ at: row.id, value: sky.deltaT - row.deltaT })),
    { value: 0.4, unit: ' s' },
  );

const ayanamshaCheck = (
  name: string,
  field: 'ayanamsha' | 'ayanamshaTrue',
  births: readonly ReadBirth[],
  limit: number,
): Check =>
  worstWithin(
    name,
    births.map(({ row, sky }) => ({ at: row.id, value: arcsecondsApart(sky[field], row[field]) })),
    { value: limit, unit: '″' },
  );

const isTemperate = ({ row }: ReadBirth) => Math.abs(row.input.lat) <= ASCENDANT_LATITUDE;

/** Worst difference of each longitude and speed over the oracle's births. */
export const skyChecks = (births: readonly ReadBirth[]): readonly Check[] => [
  ...Object.entries(BODIES).map(([name, { limit }]) => longitudeCheck(births, name, limit)),
  ascendantCheck('ascendant to latitude 60', births.filter(isTemperate), ASCENDANT_LIMIT),
  ascendantCheck('ascendant at every latitude', births, 2 * ASCENDANT_LIMIT),
  ...Object.keys(BODIES).map((name) => speedCheck(births, name)),
  deltaTCheck(births),
  ayanamshaCheck('ayanamsha', 'ayanamsha', births, 0.001),
  ayanamshaCheck('ayanamsha with nutation', 'ayanamshaTrue', births, 0.02),
];
