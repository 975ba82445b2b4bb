import type { Chart } from '../../src/chart/chart.types.ts';
import type { Sky } from '../../src/sky/sky.types.ts';
import { signedArc } from '../../src/units.ts';
import type { OracleRow } from '../oracle-rows.ts';

/** Result of a comparison: how many were compared, the worst difference and the allowed one. */
export interface Measure {
  readonly count: number;
  readonly worst: number;
  readonly limit: number;
  /** Unit as printed behind a number: `″`, ` day`, ` wrong`. */
  readonly unit: string;
}

/** One line of the report. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
  /** What was compared: births, pairs or cases by their ids. */
  readonly compared: ReadonlySet<string>;
  /** The result the site shows (published.ts). */
  readonly measure: Measure;
  /** Reason for the difference. */
  readonly why?: string;
}

/** Checks by topic. */
export type Topics = Readonly<Record<string, readonly Check[]>>;

/** A birth of the oracle with our sky and chart. */
export interface ReadBirth {
  readonly row: OracleRow;
  readonly sky: Sky;
  readonly chart: Chart;
}

/** Arcseconds to a boundary within which the oracle and we may fall on different sides. */
export const EDGE = 1.5;

type Compared = string | number | boolean | undefined;

/** The ids the places of a comparison begin with. */
const idsOf = (places: readonly { readonly at: string }[]): ReadonlySet<string> =>
  new Set(places.map(({ at }) => at.split(' ')[0] ?? at));

/** Two values that must be equal, ours and theirs. */
export interface Pair {
  readonly at: string;
  readonly ours: Compared;
  readonly theirs: Compared;
}

/** Passes when there are pairs and all are equal; names the first that are not. */
export const allEqual = (name: string, pairs: readonly Pair[]): Check => {
  const wrong = pairs.filter(({ ours, theirs }) => ours !== theirs);
  const named = wrong.slice(0, 3).map(({ at, ours, theirs }) => `${at}: ${ours} not ${theirs}`);
  return {
    name,
    passed: pairs.length > 0 && wrong.length === 0,
    detail: [`${wrong.length} wrong of ${pairs.length}`, ...named].join('; '),
    compared: idsOf(pairs),
    measure: { count: pairs.length, worst: wrong.length, limit: 0, unit: ' wrong' },
  };
};

/** Shortest way between two longitudes, arcseconds. */
export const arcsecondsApart = (ours: number, theirs: number): number =>
  signedArc(ours - theirs) * 3600;

/** A numeric difference with the place it was measured at. */
export interface Difference {
  readonly at: string;
  readonly value: number;
}

/** Passes when there are differences and the worst, in absolute value, is within the limit. */
export const worstWithin = (
  name: string,
  differences: readonly Difference[],
  limit: { readonly value: number; readonly unit: string },
): Check => {
  const sizes = differences.map(({ at, value }) => ({ at, size: Math.abs(value) }));
  const worst = sizes.reduce((a, b) => (b.size > a.size || Number.isNaN(b.size) ? b : a), {
    at: 'none',
    size: 0,
  });
  const measured = `worst ${worst.size.toFixed(4)}${limit.unit} (${worst.at})`;
  return {
    name,
    passed: sizes.length > 0 && worst.size <= limit.value,
    detail: `${measured} of ${sizes.length}, limit ${limit.value}${limit.unit}`,
    compared: idsOf(differences),
    measure: { count: sizes.length, worst: worst.size, limit: limit.value, unit: limit.unit },
  };
};

/** The check with a reason for its difference. */
export const explained = (check: Check, why: string): Check => ({
  ...check,
  why,
  detail: `${check.detail}: ${why}`,
});
