import { dashaAt } from '../../dasha/vimshottari.ts';
import type { JulianDayUt } from '../../units.ts';
import { byWeight } from '../finding.ts';
import type { BearingPeriod, Finding, RunningPeriod } from '../judgement.types.ts';
import { commonDays, daysOf } from '../reading/days.ts';
import type { Reading } from '../reading/reading.ts';
import type { Weighed } from '../sum/weigh.ts';

const LEVELS = [1, 2] as const;
const LEVEL_NAMES = { 1: 'md', 2: 'ad' } as const;

/** The mahadasha and the antardasha that run at an instant. */
export const runningPeriods = (
  { dasha }: Pick<Reading, 'dasha'>,
  at: JulianDayUt,
): readonly RunningPeriod[] =>
  dashaAt(dasha, at, 2).flatMap((period, index) => {
    const level = LEVELS[index];
    return level === undefined ? [] : [{ level, graha: period.lord, during: daysOf(period) }];
  });

/** The mahadasha that follows the one that runs at an instant. */
export const followingMahadasha = (
  { dasha }: Pick<Reading, 'dasha'>,
  at: JulianDayUt,
): RunningPeriod | undefined => {
  const [running] = dashaAt(dasha, at, 1);
  const [next] = running === undefined ? [] : dashaAt(dasha, running.end, 1);
  return next && { level: 1, graha: next.lord, during: daysOf(next) };
};

/** Those of an unknown birth time: the periods of which every moment tried gives the same lord. */
export const runningPeriodsOfAll = (
  readings: readonly Pick<Reading, 'dasha'>[],
  at: JulianDayUt,
): readonly RunningPeriod[] =>
  readings
    .map((reading) => runningPeriods(reading, at))
    .reduce((all, one) =>
      all.flatMap((period, index) => {
        const other = one[index];
        const isSame = other !== undefined && other.graha === period.graha;
        return isSame ? [{ ...period, during: commonDays(period.during, other.during) }] : [];
      }),
    );

/**
 * Periods with the findings of their lords, from the first month that has them: a period may begin within the
 * month of asking, or later; `inMatter`: which way a period acts on the whole matter.
 */
export const withFindings = (
  periods: readonly RunningPeriod[],
  { months }: Pick<Weighed, 'months'>,
  inMatter: (period: RunningPeriod, level: 'md' | 'ad') => BearingPeriod['inMatter'],
): readonly BearingPeriod[] =>
  periods.map((period) => {
    const isOfLord = ({ evidence }: Finding): boolean =>
      'level' in evidence &&
      'graha' in evidence &&
      evidence.level === LEVEL_NAMES[period.level] &&
      evidence.graha === period.graha;
    const month = months.find(({ dasha }) => dasha.some(isOfLord));
    return {
      ...period,
      findings: (month?.dasha ?? []).filter(isOfLord).toSorted(byWeight),
      inMatter: inMatter(period, LEVEL_NAMES[period.level]),
    };
  });
