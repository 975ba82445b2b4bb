import type { Chart } from '../chart/chart.types.ts';
import { friendshipRank } from '../chart/friendship.ts';
import { rashiIndex } from '../chart/placement.ts';
import { EXALTATION, OWN_SIGNS } from '../tables/dignities.ts';
import { rashiLord } from '../tables/rashis.ts';
import { PARASHARA_SCHOOL, type StrengthSchool } from '../tables/strength-schools.ts';
import { OWN_VISHWA, VIMSHOPAKA_WEIGHTS, VISHWA, type VargaGroup } from '../tables/vimshopaka.ts';
import { eachGraha, GRAHAS, RASHIS, VARGAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { schoolRashi } from './spread-hora.ts';

const isOwn = (graha: Graha, rashi: RashiIndex): boolean =>
  (OWN_SIGNS[graha] as readonly RashiIndex[]).includes(rashi);

/** Vimshopaka points, 0–20, in each group of divisions. */
export type Vimshopaka = Readonly<Record<VargaGroup, number>>;

const NOTHING = { shadvarga: 0, saptavarga: 0, dashavarga: 0, shodashavarga: 0 };

/** Every division with its share of the score in each group. */
const VARGA_PARTS = VARGAS.map((varga) => {
  const partIn = (group: VargaGroup): number =>
    (VIMSHOPAKA_WEIGHTS[group].find(([weighed]) => weighed === varga)?.[1] ?? 0) / OWN_VISHWA;
  return {
    varga,
    shadvarga: partIn('shadvarga'),
    saptavarga: partIn('saptavarga'),
    dashavarga: partIn('dashavarga'),
    shodashavarga: partIn('shodashavarga'),
  };
});

/**
 * Vishwa, 0–20: for the own sign, or by compound friendship with its lord as the two stand in this
 * division.
 */
const vishwaOf = (graha: Graha, rashi: RashiIndex, lordIn: RashiIndex): number =>
  isOwn(graha, rashi) ? OWN_VISHWA : VISHWA[friendshipRank(graha, rashiLord(rashi), rashi, lordIn)];

const RASHIS_IN_ORDER: readonly RashiIndex[] = RASHIS.map((_, rashi) => rashiIndex(rashi));
const LORD_PLACES = RASHIS_IN_ORDER.map((rashi) => GRAHAS.indexOf(rashiLord(rashi)));

/**
 * Vishwa of every graha in every sign with its lord in every sign, computed once: a chart looks it
 * up 144 times.
 */
const VISHWAS = Uint8Array.from(
  GRAHAS.flatMap((graha) =>
    RASHIS_IN_ORDER.flatMap((rashi) =>
      RASHIS_IN_ORDER.map((lordIn) => vishwaOf(graha, rashi, lordIn)),
    ),
  ),
);

const vishwaAt = (place: number, rashis: readonly RashiIndex[]): number => {
  const rashi = rashis[place] ?? 0;
  const lordIn = rashis[LORD_PLACES[rashi] ?? 0] ?? 0;
  return VISHWAS[(place * RASHIS.length + rashi) * RASHIS.length + lordIn] ?? 0;
};

/**
 * Vimshopaka bala of the nine grahas: 5–20 points in the groups of six, seven, ten and sixteen
 * divisions; the fivefold regard is read in each division for itself. BPHS 7; nodes by their own signs
 * and friends of tables/dignities.ts and tables/friendships.ts.
 */
export const vimshopaka = (
  chart: Chart,
  { hora }: Pick<StrengthSchool, 'hora'> = PARASHARA_SCHOOL,
): Readonly<Record<Graha, Vimshopaka>> => {
  const points = GRAHAS.map(() => ({ ...NOTHING }));
  for (const part of VARGA_PARTS) {
    const rashis = GRAHAS.map((graha) => schoolRashi(chart.grahas[graha], part.varga, hora));
    for (const [place, sums] of points.entries()) {
      const vishwa = vishwaAt(place, rashis);
      sums.shadvarga += part.shadvarga * vishwa;
      sums.saptavarga += part.saptavarga * vishwa;
      sums.dashavarga += part.dashavarga * vishwa;
      sums.shodashavarga += part.shodashavarga * vishwa;
    }
  }
  return eachGraha((graha) => points[GRAHAS.indexOf(graha)] ?? NOTHING);
};

/**
 * Number of divisions of a group in which the graha is exalted or in its own sign (parijata and
 * on). BPHS 6.
 */
export const goodVargas = (
  chart: Chart,
  graha: Graha,
  group: VargaGroup,
  { hora }: Pick<StrengthSchool, 'hora'> = PARASHARA_SCHOOL,
): number =>
  VIMSHOPAKA_WEIGHTS[group].filter(([varga]) => {
    const rashi = schoolRashi(chart.grahas[graha], varga, hora);
    return rashi === EXALTATION[graha].rashi || isOwn(graha, rashi);
  }).length;
