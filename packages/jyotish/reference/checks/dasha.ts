import {
  dashaAt,
  mahadashas,
  subPeriods,
  vimshottari,
  type DashaPeriod,
} from '../../src/dasha/vimshottari.ts';
import { julianDayFromUnixMs, type JulianDayUt } from '../../src/units.ts';
import {
  allEqual,
  worstWithin,
  type Check,
  type Difference,
  type Pair,
  type ReadBirth,
} from './check.ts';

const LIMIT = { value: 0.05, unit: ' day' };

const julianDayOf = (utc: string): JulianDayUt => julianDayFromUnixMs(Date.parse(utc));

const dashaOf = ({ sky }: ReadBirth) => vimshottari(sky.grahas.moon.lon, sky.jdUt);

const runningOf = (birth: ReadBirth): readonly DashaPeriod[] => {
  const at = julianDayOf(birth.row.vimshottari.running.at);
  const [maha] = dashaAt(dashaOf(birth), at, 1);
  return maha === undefined ? [] : [maha, ...subPeriods(maha)];
};

const nextOf = (birth: ReadBirth): readonly DashaPeriod[] => {
  const dasha = dashaOf(birth);
  return [...mahadashas(dasha).slice(1), ...mahadashas(dasha, 1).slice(0, 1)];
};

interface Told {
  readonly lord: string;
  readonly start: string;
  readonly end?: string;
}

const compared = (id: string, ours: readonly DashaPeriod[], theirs: readonly Told[]) =>
  theirs.map((told, i) => ({ at: `${id} ${told.lord}`, told, period: ours[i] }));

const comparisons = (birth: ReadBirth) => {
  const { nextMahadashas, running } = birth.row.vimshottari;
  return [
    ...compared(`${birth.row.id} next`, nextOf(birth), nextMahadashas),
    ...compared(`${birth.row.id} running`, runningOf(birth), [running, ...running.antardashas]),
  ];
};

const lordPairs = (birth: ReadBirth): readonly Pair[] => [
  {
    at: birth.row.id,
    ours: dashaOf(birth).lordAtBirth,
    theirs: birth.row.vimshottari.lordAtBirth.toLowerCase(),
  },
  ...comparisons(birth).map(({ at, told, period }) => ({
    at,
    ours: period?.lord,
    theirs: told.lord.toLowerCase(),
  })),
];

const startDifferences = (birth: ReadBirth): readonly Difference[] => [
  {
    at: `${birth.row.id} birth dasha`,
    value: dashaOf(birth).start - julianDayOf(birth.row.vimshottari.birthDashaStart),
  },
  ...comparisons(birth).map(({ at, told, period }) => ({
    at,
    value: (period?.start ?? Number.NaN) - julianDayOf(told.start),
  })),
];

const endDifferences = (birth: ReadBirth): readonly Difference[] =>
  comparisons(birth).flatMap(({ at, told, period }) =>
    told.end === undefined
      ? []
      : [{ at, value: (period?.end ?? Number.NaN) - julianDayOf(told.end) }],
  );

/** Vimshottari of the oracle's births: lords, starts and ends of mahadashas and running antardashas. */
export const dashaChecks = (births: readonly ReadBirth[]): readonly Check[] => [
  allEqual('Vimshottari lords', births.flatMap(lordPairs)),
  worstWithin('Vimshottari starts', births.flatMap(startDifferences), LIMIT),
  worstWithin('Vimshottari ends', births.flatMap(endDifferences), LIMIT),
];
