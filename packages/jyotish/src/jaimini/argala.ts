import { houseRashi, type SignChart } from '../chart/houses.ts';
import { rashiIndex } from '../chart/placement.ts';
import { ARGALA_OBSTRUCTIONS, VIPAREETA_MALEFICS, type ArgalaPlace } from '../tables/jaimini.ts';
import { NATURAL_MALEFICS } from '../tables/natural-nature.ts';
import { GRAHAS, type Bhava, type Graha, type RashiIndex } from '../vocabulary.ts';

/**
 * Argala (intervention) from one place: the grahas that intervene, those that obstruct, and which
 * prevails.
 */
export interface Argala {
  readonly place: ArgalaPlace;
  /** Grahas that intervene. */
  readonly by: readonly Graha[];
  /** Grahas in the obstructing place. */
  readonly against: readonly Graha[];
  /** Whether more grahas intervene than obstruct. */
  readonly holds: boolean;
}

/** All argala on a sign, a house or a graha. */
export interface Argalas {
  readonly places: readonly Argala[];
  /** Three or more malefics in the third: they intervene and cannot be obstructed. Else empty. */
  readonly vipareeta: readonly Graha[];
}

const PLACES: readonly ArgalaPlace[] = [2, 4, 11, 5];

/**
 * Argala on a sign and its obstruction (virodha): places 2, 4 and 11, and the lesser 5, against 12,
 * 10, 3 and 9. BPHS 31. Counted backwards on the sign that holds Ketu (P.V.R. Narasimha Rao 10.6).
 */
export const argalasOn = ({ grahas }: SignChart, rashi: RashiIndex): Argalas => {
  const step = grahas.ketu.rashi === rashi ? -1 : 1;
  const standingIn = (place: Bhava): readonly Graha[] => {
    const there = rashiIndex(rashi + step * (place - 1));
    return GRAHAS.filter((graha) => grahas[graha].rashi === there);
  };
  const malefics = standingIn(3).filter((graha) => NATURAL_MALEFICS.includes(graha));
  const vipareeta = malefics.length >= VIPAREETA_MALEFICS ? malefics : [];
  const places = PLACES.map((place) => {
    const by = standingIn(place);
    const against = standingIn(ARGALA_OBSTRUCTIONS[place]).filter(
      (graha) => !vipareeta.includes(graha) || place !== 11,
    );
    return { place, by, against, holds: by.length > against.length };
  });
  return { places, vipareeta };
};

/** Argala on a house: that on its sign. */
export const argalasOnBhava = (chart: SignChart, bhava: Bhava): Argalas =>
  argalasOn(chart, houseRashi(chart, bhava));

/** Argala on a graha: that on the sign it stands in. */
export const argalasOnGraha = (chart: SignChart, graha: Graha): Argalas =>
  argalasOn(chart, chart.grahas[graha].rashi);
