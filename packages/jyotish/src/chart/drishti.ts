import { DRISHTI } from '../tables/drishti.ts';
import { GRAHAS, type Bhava, type Graha, type RashiIndex } from '../vocabulary.ts';
import { dispositor, houseFrom, houseRashi, type SignChart } from './houses.ts';
import { rashiIndex } from './placement.ts';

/** Signs a graha casts a full aspect on from a sign. BPHS 26; the nodes cast none. */
export const rashisAspectedFrom = (graha: Graha, from: RashiIndex): readonly RashiIndex[] =>
  DRISHTI[graha].map((place) => rashiIndex(from + place - 1));

/** Does the graha, standing in sign `from`, cast a full aspect on sign `to`? */
export const aspectsRashi = (graha: Graha, from: RashiIndex, to: RashiIndex): boolean =>
  DRISHTI[graha].includes(houseFrom(from, to));

/** Grahas that cast a full aspect on a house (those standing in it not counted). */
export const grahasAspecting = (chart: SignChart, bhava: Bhava): readonly Graha[] =>
  GRAHAS.filter((graha) =>
    aspectsRashi(graha, chart.grahas[graha].rashi, houseRashi(chart, bhava)),
  );

/** Grahas that cast a full aspect on another graha. */
export const aspectedBy = (chart: SignChart, graha: Graha): readonly Graha[] =>
  grahasAspecting(chart, chart.grahas[graha].house);

/** Does `a` cast a full aspect on `b`? */
export const aspects = (chart: SignChart, a: Graha, b: Graha): boolean =>
  aspectsRashi(a, chart.grahas[a].rashi, chart.grahas[b].rashi);

/** Ways two grahas are tied (sambandha), the strongest first. BPHS 34. */
export const RELATIONS = [
  'conjunction',
  'exchange',
  'mutual-aspect',
  'aspect',
  'dispositor',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** The strongest tie of two grahas, in either direction, or null. A graha has none with itself. */
export const relation = (chart: SignChart, a: Graha, b: Graha): Relation | null => {
  if (a === b) return null;
  if (chart.grahas[a].house === chart.grahas[b].house) return 'conjunction';
  const [visits, hosts] = [dispositor(chart, a) === b, dispositor(chart, b) === a];
  if (visits && hosts) return 'exchange';
  const [sees, isSeen] = [aspects(chart, a, b), aspects(chart, b, a)];
  if (sees && isSeen) return 'mutual-aspect';
  if (sees || isSeen) return 'aspect';
  return visits || hosts ? 'dispositor' : null;
};
