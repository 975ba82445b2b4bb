import { separation } from '../../chart/separation.ts';
import { POWERLESS_AT } from '../../tables/shadbala.ts';
import type { Chart } from '../../chart/chart.types.ts';
import type { SevenGraha } from '../../vocabulary.ts';

/**
 * Strength of direction, 0–60 virupas: a third of the arc from the angle the graha is powerless at.
 * `midheaven` is the sidereal longitude the tenth is measured at; the other angles are the lagna and
 * what lies opposite. BPHS 27.
 */
export const digBala = (chart: Chart, graha: SevenGraha, midheaven: number): number => {
  const angle = POWERLESS_AT[graha];
  const first = angle === 1 || angle === 7 ? chart.lagna.lon : midheaven;
  const opposite = angle === 7 || angle === 4 ? 180 : 0;
  return separation(chart.grahas[graha].lon, first + opposite) / 3;
};
