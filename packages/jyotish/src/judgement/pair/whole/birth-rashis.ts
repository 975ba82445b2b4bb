import { GRAHAS } from '../../../vocabulary.ts';
import type { ScoredReading } from '../../whole/judge-reading.ts';
import type { BirthRashis } from '../pair.types.ts';

/**
 * Natal signs of a birth read at one or several moments; null when one of them changes between the
 * moments.
 */
export const birthRashis = (moments: readonly ScoredReading[]): BirthRashis | null => {
  const charts = moments.map(({ reading }) => reading.chart.grahas);
  const [first] = charts;
  if (first === undefined) return null;
  const isSteady = charts.every((chart) =>
    GRAHAS.every((graha) => chart[graha].rashi === first[graha].rashi),
  );
  return isSteady
    ? (Object.fromEntries(GRAHAS.map((graha) => [graha, first[graha].rashi])) as BirthRashis)
    : null;
};
