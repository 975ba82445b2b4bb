import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from '../tables/bhavas.ts';
import { rashiLord } from '../tables/rashis.ts';
import {
  eachGraha,
  GRAHAS,
  type Bhava,
  type Graha,
  type RashiIndex,
  type Varga,
} from '../vocabulary.ts';
import type { Chart } from './chart.types.ts';
import { rashiIndex } from './placement.ts';

/**
 * Signs of the lagna and the grahas, with whole-sign houses: the rashi chart itself (a `Chart` is
 * one), a divisional chart, or either counted from the Moon. Functions on houses and aspects take
 * this.
 */
export interface SignChart {
  readonly lagna: { readonly rashi: RashiIndex };
  readonly grahas: Readonly<Record<Graha, { readonly rashi: RashiIndex; readonly house: Bhava }>>;
}

/** The house of sign `to` counted inclusively from sign `from`: the same sign is 1. */
export const houseFrom = (from: RashiIndex, to: RashiIndex): Bhava =>
  (((to - from + 12) % 12) + 1) as Bhava;

const placedBy = (first: RashiIndex, rashiOf: (graha: Graha) => RashiIndex): SignChart => ({
  lagna: { rashi: first },
  grahas: eachGraha((graha) => {
    const rashi = rashiOf(graha);
    return { rashi, house: houseFrom(first, rashi) };
  }),
});

/** Makes a sign chart from the signs of the lagna and the grahas. */
export const signChart = (
  first: RashiIndex,
  signs: Readonly<Record<Graha, RashiIndex>>,
): SignChart => placedBy(first, (graha) => signs[graha]);

/** The divisional chart: the lagna and the grahas in their signs of that division. BPHS 6. */
export const vargaChart = (chart: Chart, varga: Varga): SignChart =>
  placedBy(chart.lagna.vargas[varga], (graha) => chart.grahas[graha].vargas[varga]);

/** The same chart with its houses counted from a graha's sign (Chandra lagna: the Moon's). */
export const countedFrom = (chart: SignChart, graha: Graha): SignChart =>
  placedBy(chart.grahas[graha].rashi, (each) => chart.grahas[each].rashi);

/** The sign of a house. */
export const houseRashi = ({ lagna }: Pick<SignChart, 'lagna'>, bhava: Bhava): RashiIndex =>
  rashiIndex(lagna.rashi + bhava - 1);

/** The lord of a house: the graha that owns its sign. */
export const houseLord = (chart: Pick<SignChart, 'lagna'>, bhava: Bhava): Graha =>
  rashiLord(houseRashi(chart, bhava));

const ALL_BHAVAS: readonly Bhava[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Houses each graha owns, indexed by the sign of the first house, then by graha. */
const OWNED: readonly Readonly<Record<Graha, readonly Bhava[]>>[] = Array.from(
  { length: 12 },
  (_, first) =>
    eachGraha((graha) =>
      ALL_BHAVAS.filter((bhava) => rashiLord(rashiIndex(first + bhava - 1)) === graha),
    ),
);
const NONE: readonly Bhava[] = [];

/** Houses a graha owns, in order; none for the nodes. */
export const housesOwnedBy = (chart: SignChart, graha: Graha): readonly Bhava[] =>
  OWNED[chart.lagna.rashi]?.[graha] ?? NONE;

/** Grahas standing in a house, in the order of GRAHAS. */
export const grahasIn = (chart: SignChart, bhava: Bhava): readonly Graha[] =>
  GRAHAS.filter((graha) => chart.grahas[graha].house === bhava);

/** The dispositor of a graha: the lord of the sign it stands in. */
export const dispositor = (chart: SignChart, graha: Graha): Graha =>
  rashiLord(chart.grahas[graha].rashi);

export const isKendra = (bhava: Bhava): boolean => KENDRAS.includes(bhava);
export const isTrikona = (bhava: Bhava): boolean => TRIKONAS.includes(bhava);
export const isDusthana = (bhava: Bhava): boolean => DUSTHANAS.includes(bhava);
export const isUpachaya = (bhava: Bhava): boolean => UPACHAYAS.includes(bhava);

/** Whether a placement is vargottama: in the same sign in D1 and D9. BPHS 6. */
export const isVargottama = (placement: Chart['lagna']): boolean =>
  placement.vargas[9] === placement.rashi;
