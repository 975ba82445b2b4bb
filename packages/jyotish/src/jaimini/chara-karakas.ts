import {
  CHARA_KARAKAS,
  EIGHT_CHARA_KARAKAS,
  type CharaKaraka,
  type EightCharaKaraka,
} from '../tables/jaimini.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';

/**
 * The part of a chart that chara karakas need: each graha's degrees in its sign, 0 ≤ x < 30. A
 * `Chart` has it.
 */
export interface DegreeChart {
  readonly grahas: Readonly<Record<Graha, { readonly degreesInRashi: number }>>;
}

const SEVEN: readonly Graha[] = GRAHAS.slice(0, 7);
const EIGHT: readonly Graha[] = GRAHAS.slice(0, 8);

/**
 * Degrees a graha has passed in its sign; for Rahu, who moves backwards, measured from the sign's
 * end.
 */
const degreesGone = ({ grahas }: DegreeChart, graha: Graha): number =>
  graha === 'rahu' ? 30 - grahas.rahu.degreesInRashi : grahas[graha].degreesInRashi;

/** Grahas by degrees passed, most first; of equals the one that comes first in GRAHAS. */
const ranked = (chart: DegreeChart, grahas: readonly Graha[]): readonly Graha[] =>
  grahas.toSorted((a, b) => degreesGone(chart, b) - degreesGone(chart, a));

/** The seven chara karakas: Sun to Saturn by their degrees. BPHS 32. */
export const charaKarakas = (chart: DegreeChart): Readonly<Record<CharaKaraka, Graha>> => {
  const order = ranked(chart, SEVEN);
  return Object.fromEntries(CHARA_KARAKAS.map((karaka, i) => [karaka, order[i]])) as Record<
    CharaKaraka,
    Graha
  >;
};

/** The eight chara karakas, Rahu among them. BPHS 32; P.V.R. Narasimha Rao, ch. 8. */
export const eightCharaKarakas = (
  chart: DegreeChart,
): Readonly<Record<EightCharaKaraka, Graha>> => {
  const order = ranked(chart, EIGHT);
  return Object.fromEntries(EIGHT_CHARA_KARAKAS.map((karaka, i) => [karaka, order[i]])) as Record<
    EightCharaKaraka,
    Graha
  >;
};

/** Karakamsa: the sign of the atma karaka in the navamsa. BPHS 33. */
export const karakamsa = (
  grahas: Readonly<Record<Graha, { readonly vargas: Readonly<Record<9, RashiIndex>> }>>,
  { atma }: { readonly atma: Graha },
): RashiIndex => grahas[atma].vargas[9];
