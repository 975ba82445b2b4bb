import { vargaDignity } from '../../../chart/dignity.ts';
import { houseFrom, houseLord, vargaChart } from '../../../chart/houses.ts';
import { pairFinding } from '../pair-finding.ts';
import { BOTH_WAYS, type PairReading } from '../pair-reading.ts';
import type { PairFinding } from '../pair.types.ts';
import { placePoints, regardOf } from './regard.ts';

const SOURCE = 'BPHS 6-7; HTJ II';
const VENUS = 1.2;

const navamsaOf = (pair: PairReading, person: 'self' | 'other') =>
  vargaChart(pair[person].chart, 9);

/** Finding of the friendship of the two navamsa lagna lords. */
export const navamsaLords = (pair: PairReading): readonly PairFinding[] => {
  const lord = houseLord(navamsaOf(pair, 'self'), 1);
  const otherLord = houseLord(navamsaOf(pair, 'other'), 1);
  const { regard, points } = regardOf(lord, otherLord);
  return [
    pairFinding('pair.navamsa-lords', points, { lord, otherLord, regard }, { source: SOURCE }),
  ];
};

/** Finding of the place of one navamsa Moon from the other. */
export const navamsaMoons = (pair: PairReading): readonly PairFinding[] => {
  const [mine, theirs] = [pair.self.chart.grahas.moon, pair.other.chart.grahas.moon];
  const place = houseFrom(mine.vargas[9], theirs.vargas[9]);
  return [pairFinding('pair.navamsa-moons', placePoints(place), { place }, { source: SOURCE })];
};

/** Findings of each navamsa's seventh lord in the other's navamsa. */
export const navamsaSeventh = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.map(([whose, them]) => {
    const lord = houseLord(navamsaOf(pair, whose), 7);
    const sign = pair[whose].chart.grahas[lord].vargas[9];
    const place = houseFrom(navamsaOf(pair, them).lagna.rashi, sign);
    const evidence = { lord, place };
    return pairFinding('pair.navamsa-seventh', placePoints(place), evidence, {
      source: SOURCE,
      whose,
    });
  });

/** Findings of Venus in each navamsa, where its dignity is high or low. */
export const navamsaVenus = (pair: PairReading): readonly PairFinding[] =>
  BOTH_WAYS.flatMap(([whose]) => {
    const dignity = vargaDignity(pair[whose].chart, 'venus', 9);
    const rest = { source: SOURCE, whose };
    if (dignity === 'exalted' || dignity === 'own') {
      return [pairFinding('pair.navamsa-venus', VENUS, { dignity }, rest)];
    }
    return dignity === 'debilitated'
      ? [pairFinding('pair.navamsa-venus', -VENUS, { dignity }, rest)]
      : [];
  });
