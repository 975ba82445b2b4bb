import { houseFrom, isDusthana } from '../../chart/houses.ts';
import type { Graha } from '../../vocabulary.ts';
import { dated, finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import { commonDays } from '../reading/days.ts';
import type { PersonalMonth, RunningPeriod } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import { memoize } from '../reading/memoize.ts';
import { GOOD_PLACES } from './places.ts';
import { periodLordFindings, type Level } from './period-lord.ts';
import { afterWeighing } from './weighing.ts';

const LEVELS: readonly Level[] = ['md', 'ad', 'pd'];

const pairFinding = (
  { chart }: Reading,
  [md, ad]: readonly RunningPeriod[],
): readonly Finding[] => {
  if (md === undefined || ad === undefined || md.lord === ad.lord) return [];
  const place = houseFrom(chart.grahas[md.lord].rashi, chart.grahas[ad.lord].rashi);
  const evidence = { md: md.lord, ad: ad.lord, place };
  const say = (id: 'dasha.pair-good' | 'dasha.pair-hard', points: number) =>
    dated(finding(id, points, evidence, 'BPHS 47-60; PD 19-21'), commonDays(md.during, ad.during));
  if (isDusthana(place)) return [say('dasha.pair-hard', -1)];
  return GOOD_PLACES.includes(place) ? [say('dasha.pair-good', 0.8)] : [];
};

/**
 * Dasha findings of each month with the days of their periods, computed once for each lord and
 * level and for each set of periods.
 */
export const periodFindings = (
  reading: Reading,
  focus: WeightedStrand,
  months: readonly PersonalMonth[],
): readonly (readonly Finding[])[] => {
  const ofLord = LEVELS.map((level) =>
    memoize((lord: Graha) =>
      afterWeighing(reading, focus, lord, periodLordFindings(reading, focus, lord, level)),
    ),
  );
  const ofPeriod = LEVELS.map((_, depth) =>
    memoize(({ lord, during }: RunningPeriod) =>
      (ofLord[depth]?.(lord) ?? []).map((each) => dated(each, during)),
    ),
  );
  const ofPeriods = memoize((periods: readonly RunningPeriod[]) => [
    ...periods.flatMap((period, depth) => ofPeriod[depth]?.(period) ?? []),
    ...pairFinding(reading, periods),
  ]);
  return months.map(({ periods, sandhi }) =>
    sandhi === null
      ? ofPeriods(periods)
      : [
          ...ofPeriods(periods),
          dated(finding('dasha.sandhi', -1.2, sandhi.evidence, 'KNR'), sandhi.during),
        ],
  );
};
