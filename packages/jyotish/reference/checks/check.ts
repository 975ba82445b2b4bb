import type { Chart } from '../../src/chart/chart.types.ts';
import type { Sky } from '../../src/sky/sky.types.ts';
import { signedArc } from '../../src/units.ts';
import type { OracleRow } from '../oracle-rows.ts';

/** How many were compared, how far off the worst was, and how far off it may be. */
export interface Measure {
  readonly count: number;
  readonly worst: number;
  readonly limit: number;
  /** As it is written behind a number: `″`, ` day`, ` wrong`. */
  readonly unit: string;
}

/** One line of the report. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
  /** What was compared: births, pairs or cases by their ids. */
  readonly compared: ReadonlySet<string>;
  /** What the site shows of it (published.ts). */
  readonly measure: Measure;
  /** Where its difference comes from. */
  readonly why?: string;
}

/** A birth of the oracle and what the engine makes of it. */
export interface ReadBirth {
  readonly row: OracleRow;
  readonly sky: Sky;
  readonly chart: Chart;
}

/** Arcseconds to a boundary under which the oracle and we may fall on different sides. */
export const EDGE = 1.5;

type Compared = string | number | boolean | undefined;

/** The ids the places of a comparison begin with. */
const idsOf = (places: readonly { readonly at: string }[]): ReadonlySet<string> =>
  new Set(places.map(({ at }) => at.split(' ')[0] ?? at));

/** A value that has to be equal. */
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

/** A measured difference. */
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

/** A check with a word on where its difference comes from. */
export const explained = (check: Check, why: string): Check => ({
  ...check,
  why,
  detail: `${check.detail}: ${why}`,
});
