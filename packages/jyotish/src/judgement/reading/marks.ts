import type { Chart } from '../../chart/chart.types.ts';
import { arudhas } from '../../jaimini/arudhas.ts';
import { charaKarakas } from '../../jaimini/chara-karakas.ts';
import { hinduDayAt } from '../../panchanga/hindu-day.ts';
import { midheavenOf } from '../../sky/midheaven.ts';
import type { GeoPoint, Sky } from '../../sky/sky.types.ts';
import { shadbala } from '../../strength/shadbala/shadbala.ts';
import { ashtakavarga, type Ashtakavarga } from '../../strength/ashtakavarga/bindus.ts';
import type { CharaKaraka } from '../../tables/jaimini.ts';
import {
  SEVEN_GRAHAS,
  type Bhava,
  type Graha,
  type RashiIndex,
  type SevenGraha,
} from '../../vocabulary.ts';

/** What only a chart with a sure lagna has: bindus, the images of the houses, the movable significators. */
export interface Marks {
  readonly bindus: Ashtakavarga;
  /** Arudha padas; 1 is the arudha lagna, 12 the upapada. */
  readonly images: Readonly<Record<Bhava, RashiIndex>>;
  /** Shadbala in percent of what is required. */
  readonly strength: Readonly<Record<SevenGraha, number>> | null;
  readonly charaKarakas: Readonly<Record<CharaKaraka, Graha>>;
}

/** Null where the Sun did not rise or set that day. */
const strengthOf = (chart: Chart, sky: Sky, place: GeoPoint): Marks['strength'] => {
  const day = hinduDayAt(chart.jdUt, place);
  if (typeof day === 'string') return null;
  const midheaven = midheavenOf(sky, place.lon);
  const all = shadbala(chart, { day, ayanamsha: sky.ayanamsha, midheaven });
  return Object.fromEntries(
    SEVEN_GRAHAS.map((graha) => [graha, Math.round(all[graha].ratio * 100)]),
  ) as Record<SevenGraha, number>;
};

export const marksOf = (chart: Chart, sky: Sky, place: GeoPoint): Marks => ({
  strength: strengthOf(chart, sky, place),
  bindus: ashtakavarga(chart),
  images: arudhas(chart),
  charaKarakas: charaKarakas(chart),
});
