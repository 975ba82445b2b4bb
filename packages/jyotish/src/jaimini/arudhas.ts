import { houseFrom } from '../chart/houses.ts';
import { rashiIndex } from '../chart/placement.ts';
import type { Bhava, RashiIndex } from '../vocabulary.ts';
import { jaiminiLord, type PlacedChart } from './co-lords.ts';

/**
 * Arudha pada of a house, as a sign: as far from its lord as the lord is from the house; where that
 * is the house itself or the seventh from it, the tenth from there. BPHS 29.
 */
export const arudhaOf = (chart: PlacedChart, bhava: Bhava): RashiIndex => {
  const house = rashiIndex(chart.lagna.rashi + bhava - 1);
  const lordAt = chart.grahas[jaiminiLord(chart, house).lord].rashi;
  const image = rashiIndex(2 * lordAt - house);
  const place = houseFrom(house, image);
  return place === 1 || place === 7 ? rashiIndex(image + 9) : image;
};

const BHAVAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly Bhava[];

/** The twelve arudha padas: 1 is the arudha lagna, 12 the upapada. BPHS 29 and 30. */
export const arudhas = (chart: PlacedChart): Readonly<Record<Bhava, RashiIndex>> =>
  Object.fromEntries(BHAVAS.map((bhava) => [bhava, arudhaOf(chart, bhava)])) as Record<
    Bhava,
    RashiIndex
  >;
