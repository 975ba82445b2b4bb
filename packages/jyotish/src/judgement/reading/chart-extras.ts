import type { Chart } from '../../chart/chart.types.ts';
import { rashiIndex, rashiOf } from '../../chart/placement.ts';
import { induLagna, sreeLagna } from '../../chart/wealth-lagnas.ts';
import { arudhas } from '../../jaimini/arudhas.ts';
import { charaKarakas, karakamsa } from '../../jaimini/chara-karakas.ts';
import { hinduDayAt } from '../../panchanga/hindu-day.ts';
import { midheavenOf } from '../../sky/midheaven.ts';
import type { GeoPoint, Sky } from '../../sky/sky.types.ts';
import { shadbala } from '../../strength/shadbala/shadbala.ts';
import { ashtakavarga, type Ashtakavarga } from '../../strength/ashtakavarga/bindus.ts';
import type { CharaKaraka } from '../../tables/jaimini.ts';
import type { Point } from '../../tables/points.ts';
import {
  eachOfSeven,
  type Bhava,
  type Graha,
  type RashiIndex,
  type SevenGraha,
} from '../../vocabulary.ts';

/**
 * Parts of a chart that need a known birth time: bindus, arudha padas, shadbala, chara karakas and
 * points.
 */
export interface ChartExtras {
  readonly bindus: Ashtakavarga;
  /** Arudha padas; 1 is the arudha lagna, 12 the upapada. */
  readonly images: Readonly<Record<Bhava, RashiIndex>>;
  /** Shadbala in percent of what is required. */
  readonly strength: Readonly<Record<SevenGraha, number>> | null;
  readonly charaKarakas: Readonly<Record<CharaKaraka, Graha>>;
  /** The sign of each point: of the navamsa for NAVAMSA_POINTS, else of the birth chart. */
  readonly points: Readonly<Record<Point, RashiIndex>>;
}

/** Shadbala in percent of what is required; null where the Sun did not rise or set that day. */
const strengthOf = (chart: Chart, sky: Sky, place: GeoPoint): ChartExtras['strength'] => {
  const day = hinduDayAt(chart.jdUt, place);
  if (typeof day === 'string') return null;
  const midheaven = midheavenOf(sky, place.lon);
  const all = shadbala(chart, { day, ayanamsha: sky.ayanamsha, midheaven });
  return eachOfSeven((graha) => Math.round(all[graha].ratio * 100));
};

const pointsOf = (
  { lagna, grahas }: Chart,
  { images, charaKarakas: karakas }: Pick<ChartExtras, 'images' | 'charaKarakas'>,
): ChartExtras['points'] => {
  const soul = karakamsa(grahas, karakas);
  return {
    'sree-lagna': rashiOf(sreeLagna(lagna.lon, grahas.moon.lon)),
    'indu-lagna': induLagna(lagna.rashi, grahas.moon.rashi),
    upapada: images[12],
    karakamsa: soul,
    'twelfth-from-karakamsa': rashiIndex(soul + 11),
  };
};

export const chartExtrasOf = (chart: Chart, sky: Sky, place: GeoPoint): ChartExtras => {
  const read = { images: arudhas(chart), charaKarakas: charaKarakas(chart) };
  return {
    ...read,
    strength: strengthOf(chart, sky, place),
    bindus: ashtakavarga(chart),
    points: pointsOf(chart, read),
  };
};
