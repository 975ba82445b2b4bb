import { rashiOf } from '../chart/placement.ts';
import {
  ASHTAKAS,
  KAKSHYA_LORDS,
  BINDU_BOUNDS,
  SARVA_BOUNDS,
  type Ashtaka,
} from '../tables/ashtakavarga.ts';
import type { Degrees } from '../units.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';

/** Look-ups into the ashtakavarga of birth; strength/ashtakavarga implements them. */
export interface NatalBindus {
  /** Bindus of one in a sign, 0 to 8. */
  readonly bindusIn: (of: Ashtaka, rashi: RashiIndex) => number;
  /** Bindus of all seven grahas in a sign. */
  readonly sarvaIn: (rashi: RashiIndex) => number;
  /** Whether the giver contributes a bindu to `of` in a sign. */
  readonly gives: (giver: Ashtaka, of: Ashtaka, rashi: RashiIndex) => boolean;
}

export type Support = 'good' | 'middling' | 'weak';

/** Ashtakavarga support of a transit through a sign. */
export interface TransitBindus {
  /** Bindus of the graha itself in the sign, 0 to 8. */
  readonly bindus: number;
  readonly support: Support;
  /** Sarvashtakavarga of the sign: the bindus of all seven grahas. */
  readonly sarva: number;
  readonly sarvaSupport: Support;
  /**
   * The kakshya (an eighth of the sign) it stands in: its lord, and whether that lord gives a bindu
   * here.
   */
  readonly kakshya: { readonly lord: Ashtaka; readonly gives: boolean };
}

const supportOf = (
  value: number,
  { good, weak }: { readonly good: number; readonly weak: number },
): Support => {
  if (value >= good) return 'good';
  return value <= weak ? 'weak' : 'middling';
};

const KAKSHYA_DEGREES = 30 / KAKSHYA_LORDS.length;

/** The kakshya lord of a longitude: the lord of the eighth of a sign (3°45′) it falls in. */
export const kakshyaLord = (lon: Degrees): Ashtaka =>
  KAKSHYA_LORDS[Math.floor((lon % 30) / KAKSHYA_DEGREES)] ?? 'lagna';

const isAshtaka = (graha: Graha): graha is Ashtaka & Graha =>
  (ASHTAKAS as readonly string[]).includes(graha);

/**
 * Ashtakavarga support of a graha's transit; null for the nodes, which have no bindus. BPHS 66–72;
 * P.V.R. Narasimha Rao 12 and 25.
 */
export const transitBindus = (
  graha: Graha,
  lon: Degrees,
  natal: NatalBindus,
): TransitBindus | null => {
  if (!isAshtaka(graha)) return null;
  const rashi = rashiOf(lon);
  const bindus = natal.bindusIn(graha, rashi);
  const sarva = natal.sarvaIn(rashi);
  const lord = kakshyaLord(lon);
  return {
    bindus,
    support: supportOf(bindus, BINDU_BOUNDS),
    sarva,
    sarvaSupport: supportOf(sarva, SARVA_BOUNDS),
    kakshya: { lord, gives: natal.gives(lord, graha, rashi) },
  };
};
