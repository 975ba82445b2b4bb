import type { Chart } from '../../chart/chart.types.ts';
import { grahasIn } from '../../chart/houses.ts';
import { isNaturalBenefic } from '../../chart/nature.ts';
import { degrees } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';

/** Degrees from the Sun within which a waning Moon is dim: six lunar days, from Dashami on. PD 2. */
const DIM_WITHIN = 72;

/** Degrees of the Moon ahead of the Sun, 0–360. */
export const moonAhead = ({ grahas }: Chart): number => degrees(grahas.moon.lon - grahas.sun.lon);

/** Whether the Moon is dim: waning within 72° of the Sun. PD 2. */
export const isMoonDim = (chart: Chart): boolean => moonAhead(chart) > 360 - DIM_WITHIN;

/**
 * Whether a graha is kindly to what it touches: a natural benefic, a Moon that is not dim, and
 * Mercury unless an unkindly graha stands with it. As `isNaturalBenefic`, but a waning Moon stays
 * kindly until it is dim: half a day after full it is no malefic. BPHS 3; PD 2.
 */
export const isKindly = (chart: Chart, graha: Graha): boolean => {
  if (graha === 'moon') return !isMoonDim(chart);
  if (graha !== 'mercury') return isNaturalBenefic(chart, graha);
  return grahasIn(chart, chart.grahas.mercury.house).every(
    (other) => other === 'mercury' || isKindly(chart, other),
  );
};
