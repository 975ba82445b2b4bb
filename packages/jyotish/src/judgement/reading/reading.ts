import { chartFromMoon, chartOf } from '../../chart/chart.ts';
import type { Chart } from '../../chart/chart.types.ts';
import { countedFrom, type SignChart } from '../../chart/houses.ts';
import { vimshottari, type Vimshottari } from '../../dasha/vimshottari.ts';
import { skyAt } from '../../sky/sky.ts';
import { yogasIn, type FoundYoga } from '../../yoga/yogas-in.ts';
import { chartExtrasOf, type ChartExtras } from './chart-extras.ts';
import type { GeoPoint } from '../../sky/sky.types.ts';
import type { JulianDayUt } from '../../units.ts';

/** Where a reading's houses are counted from. */
export type From = 'lagna' | 'moon';

/** One birth prepared for judging: the chart, the chart from the Moon, dashas and yogas. */
export interface Reading {
  readonly from: From;
  readonly chart: Chart;
  readonly moonChart: SignChart;
  readonly dasha: Vimshottari;
  /** All yogas formed, cancelled ones included. */
  readonly yogas: readonly FoundYoga[];
  /** Null when houses are counted from the Moon. */
  readonly extras: ChartExtras | null;
}

/**
 * Computes chart, dashas and yogas of a birth instant. From the Moon (unknown time) the lagna is
 * not used: no divisions, no directional strength, no marriage point; steps check `from`.
 */
export const readingAt = (birth: JulianDayUt, place: GeoPoint, from: From): Reading => {
  const sky = skyAt(birth, place);
  const chart = from === 'lagna' ? chartOf(sky) : chartFromMoon(sky);
  return {
    from,
    chart,
    moonChart: countedFrom(chart, 'moon'),
    dasha: vimshottari(sky.grahas.moon.lon, birth),
    yogas: yogasIn(chart),
    extras: from === 'lagna' ? chartExtrasOf(chart, sky, place) : null,
  };
};
