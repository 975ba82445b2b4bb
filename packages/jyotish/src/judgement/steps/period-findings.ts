import { houseFrom, isDusthana } from '../../chart/houses.ts';
import type { Graha } from '../../vocabulary.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import { memoize } from '../reading/memoize.ts';
import { GOOD_PLACES } from './places.ts';
import { periodLordFindings, type Level } from './period-lord.ts';

const LEVELS: readonly Level[] = ['md', 'ad', 'pd'];

const pairFinding = (
  { chart }: Reading,
  [md = 'sun', ad = 'sun']: readonly Graha[],
): readonly Finding[] => {
  if (md === ad) return [];
  const place = houseFrom(chart.grahas[md].rashi, chart.grahas[ad].rashi);
  const evidence = { md, ad, place };
  if (isDusthana(place)) return [finding('dasha.pair-hard', -1, evidence, 'BPHS 47-60; PD 19-21')];
  return GOOD_PLACES.includes(place)
    ? [finding('dasha.pair-good', 0.8, evidence, 'BPHS 47-60; PD 19-21')]
    : [];
};

/**
 * Dasha findings of each month, computed once for each lord and level and for each set of lords.
 */
export const periodFindings = (
  reading: Reading,
  focus: WeightedQuestion,
  months: readonly PersonalMonth[],
): readonly (readonly Finding[])[] => {
  const byLevel = LEVELS.map((level) =>
    memoize((lord: Graha) => periodLordFindings(reading, focus, lord, level)),
  );
  const ofLords = memoize((lords: readonly Graha[]) => [
    ...lords.flatMap((lord, depth) => byLevel[depth]?.(lord) ?? []),
    ...pairFinding(reading, lords),
  ]);
  return months.map(({ lords, sandhi }) =>
    sandhi === null
      ? ofLords(lords)
      : [...ofLords(lords), finding('dasha.sandhi', -1.2, sandhi, 'KNR')],
  );
};
