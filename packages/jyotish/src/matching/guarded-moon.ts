import type { Chart } from '../chart/chart.types.ts';
import { aspects } from '../chart/drishti.ts';
import { houseLord } from '../chart/houses.ts';
import type { Graha } from '../vocabulary.ts';

const AT_HOME: readonly string[] = ['exalted', 'moolatrikona', 'own'];

/**
 * Jupiter or Venus when strong (own, moolatrikona or exalted) and joining or fully aspecting the
 * Moon or, when the time is known, the lagna lord; null when neither is. Some hold that it sets the
 * nadi rule aside. MUH.
 */
const guardOf = (chart: Chart, isTimeKnown: boolean): 'jupiter' | 'venus' | null => {
  const guarded: readonly Graha[] = isTimeKnown ? ['moon', houseLord(chart, 1)] : ['moon'];
  const guards = (guard: 'jupiter' | 'venus'): boolean =>
    AT_HOME.includes(chart.grahas[guard].dignity) &&
    guarded.some(
      (each) =>
        each !== guard &&
        (chart.grahas[each].rashi === chart.grahas[guard].rashi || aspects(chart, guard, each)),
    );
  return (['jupiter', 'venus'] as const).find(guards) ?? null;
};

/** The guard in either of two charts: Jupiter before Venus, null when there is none. */
export const guardOfEither = (
  charts: readonly { readonly chart: Chart; readonly isTimeKnown: boolean }[],
): 'jupiter' | 'venus' | null => {
  const found = charts.map(({ chart, isTimeKnown }) => guardOf(chart, isTimeKnown));
  return (['jupiter', 'venus'] as const).find((guard) => found.includes(guard)) ?? null;
};
