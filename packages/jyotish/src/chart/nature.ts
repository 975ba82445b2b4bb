import { MARAKAS, TRISHADAYAS } from '../tables/bhavas.ts';
import { NATURAL_MALEFICS } from '../tables/natural-nature.ts';
import { degrees } from '../units.ts';
import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';
import type { Chart } from './chart.types.ts';
import { dispositor, grahasIn, housesOwnedBy, houseFrom, type SignChart } from './houses.ts';
import { rashiIndex } from './placement.ts';

/** Whether the Moon is waxing: between new and full. */
export const isMoonWaxing = (chart: Chart): boolean =>
  degrees(chart.grahas.moon.lon - chart.grahas.sun.lon) < 180;

/**
 * Whether a graha is a natural benefic in this chart: Jupiter, Venus, the waxing Moon, and Mercury
 * unless a malefic stands with it. BPHS 3.
 */
export const isNaturalBenefic = (chart: Chart, graha: Graha): boolean => {
  if (graha === 'moon') return isMoonWaxing(chart);
  if (graha !== 'mercury') return !NATURAL_MALEFICS.includes(graha);
  const company = grahasIn(chart, chart.grahas.mercury.house);
  return !company.some((other) => other !== 'mercury' && !isNaturalBenefic(chart, other));
};

export type FunctionalNature = 'yogakaraka' | 'benefic' | 'neutral' | 'malefic';

/**
 * Functional nature of a graha, from the houses it owns (BPHS 34, Laghu Parashari 1): the lagna
 * lord is benefic; a lord of 5 or 9 with 4, 7 or 10 is a yogakaraka, with 3, 6, 8 or 11 neutral,
 * else benefic; lords of 3, 6, 11 and of 8 (save Sun and Moon) malefic; the rest (kendras, 2, 12)
 * neutral. A node is as its dispositor.
 */
export const functionalNature = (chart: SignChart, graha: Graha): FunctionalNature => {
  if (graha === 'rahu' || graha === 'ketu')
    return functionalNature(chart, dispositor(chart, graha));
  const owned = housesOwnedBy(chart, graha);
  const owns = (...houses: Bhava[]): boolean => houses.some((house) => owned.includes(house));
  const luminary = graha === 'sun' || graha === 'moon';
  if (owns(1)) return 'benefic';
  const demanding = owns(...TRISHADAYAS) || (owns(8) && !luminary);
  if (owns(5, 9)) {
    if (owns(4, 7, 10)) return 'yogakaraka';
    return demanding ? 'neutral' : 'benefic';
  }
  return demanding ? 'malefic' : 'neutral';
};

/** Whether a graha is a maraka: lord of the second or the seventh house. BPHS 44. */
export const isMaraka = (chart: SignChart, graha: Graha): boolean =>
  housesOwnedBy(chart, graha).some((bhava) => MARAKAS.includes(bhava));

/**
 * Kartari yoga on a sign: `shubha` (benefics) or `papa` (malefics) in both the second and the
 * twelfth from it, and none of the other kind there; null otherwise. PD 6. `isBenefic`: what counts
 * as a benefic.
 */
export const kartari = (
  chart: Chart,
  rashi: RashiIndex,
  isBenefic: (chart: Chart, graha: Graha) => boolean = isNaturalBenefic,
): 'shubha' | 'papa' | null => {
  const sides = [rashiIndex(rashi + 1), rashiIndex(rashi - 1)].map((side) =>
    grahasIn(chart, houseFrom(chart.lagna.rashi, side)).map((g) => isBenefic(chart, g)),
  );
  if (sides.some((side) => side.length === 0)) return null;
  const natures = sides.flat();
  if (natures.every(Boolean)) return 'shubha';
  return natures.some(Boolean) ? null : 'papa';
};
