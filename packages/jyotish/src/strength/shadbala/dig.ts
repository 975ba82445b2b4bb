import { separation } from '../../chart/separation.ts';
import { POWERLESS_AT } from '../../tables/shadbala.ts';
import type { Chart } from '../../chart/chart.types.ts';
import type { SevenGraha } from '../../vocabulary.ts';

/**
 * Dig bala (strength of direction), 0–60 virupas: a third of the arc from the angle at which the
 * graha has none. `midheaven`: the sidereal longitude taken as the tenth; the other angles are the
 * lagna and the opposite points. BPHS 27.
 */
export const digBala = (chart: Chart, graha: SevenGraha, midheaven: number): number => {
  const angle = POWERLESS_AT[graha];
  const first = angle === 1 || angle === 7 ? chart.lagna.lon : midheaven;
  const opposite = angle === 7 || angle === 4 ? 180 : 0;
  return separation(chart.grahas[graha].lon, first + opposite) / 3;
};
