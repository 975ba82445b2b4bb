import { EXALTATION, MOOLATRIKONA, OWN_SIGNS } from '../tables/dignities.ts';
import { rashiLord } from '../tables/rashis.ts';
import { eachGraha, type Dignity, type Graha, type RashiIndex, type Varga } from '../vocabulary.ts';
import type { Chart } from './chart.types.ts';
import { compoundFriendship } from './friendship.ts';
import { rashiIndex } from './placement.ts';

type Signs = Readonly<Record<Graha, RashiIndex>>;

/** The graha's dignity in a sign as a whole, its degree ignored; used in the divisional charts. */
export const dignityInRashi = (graha: Graha, rashi: RashiIndex, signs: Signs): Dignity => {
  const exaltation = EXALTATION[graha].rashi;
  if (rashi === exaltation) return 'exalted';
  if (rashi === rashiIndex(exaltation + 6)) return 'debilitated';
  const own: readonly RashiIndex[] = OWN_SIGNS[graha];
  return own.includes(rashi) ? 'own' : compoundFriendship(graha, rashiLord(rashi), signs);
};

/**
 * The graha's dignity in the rashi chart: exaltation and debilitation hold for the whole sign save
 * the degrees of a moolatrikona in it (Moon, Mercury); then moolatrikona, own, and the fivefold
 * friendship with the sign's lord. BPHS 3. Nodes: tables/dignities.ts and tables/friendships.ts.
 */
export const dignityOf = (graha: Graha, degreesInRashi: number, signs: Signs): Dignity => {
  const part = MOOLATRIKONA[graha];
  if (part?.rashi === signs[graha]) {
    if (degreesInRashi >= part.from && degreesInRashi < part.to) return 'moolatrikona';
    if (degreesInRashi >= part.to) return 'own';
  }
  return dignityInRashi(graha, signs[graha], signs);
};

/** The graha's dignity in a division, friendship being that of the rashi chart. */
export const vargaDignity = (chart: Chart, graha: Graha, varga: Varga): Dignity =>
  dignityInRashi(
    graha,
    chart.grahas[graha].vargas[varga],
    eachGraha((each) => chart.grahas[each].rashi),
  );
