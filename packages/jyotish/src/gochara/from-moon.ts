import { houseFrom } from '../chart/houses.ts';
import { GOOD_FROM_MOON, NO_VEDHA_BETWEEN, VEDHA } from '../tables/gochara.ts';
import { eachGraha, GRAHAS, type Bhava, type Graha, type RashiIndex } from '../vocabulary.ts';

/** How a graha's transit stands to the Moon of birth. PD 26. */
export interface TransitFromMoon {
  readonly graha: Graha;
  readonly rashi: RashiIndex;
  /** House counted from the natal Moon's sign. */
  readonly house: Bhava;
  /** In a house its transit does good in. */
  readonly good: boolean;
  /** Grahas in the house that blocks the good. */
  readonly vedhaBy: readonly Graha[];
}

const exempt = (a: Graha, b: Graha): boolean =>
  NO_VEDHA_BETWEEN.some((pair) => pair.includes(a) && pair.includes(b));

/** Reads the signs of all grahas at one instant against the natal Moon's sign. PD 26. */
export const transitsFromMoon = (
  natalMoon: RashiIndex,
  signs: Readonly<Record<Graha, RashiIndex>>,
): Readonly<Record<Graha, TransitFromMoon>> => {
  const houseOf = (graha: Graha): Bhava => houseFrom(natalMoon, signs[graha]);
  const read = (graha: Graha): TransitFromMoon => {
    const house = houseOf(graha);
    const blocked = VEDHA[graha][house];
    const vedhaBy = GRAHAS.filter(
      (other) => other !== graha && houseOf(other) === blocked && !exempt(graha, other),
    );
    return {
      graha,
      rashi: signs[graha],
      house,
      good: GOOD_FROM_MOON[graha].includes(house),
      vedhaBy,
    };
  };
  return eachGraha(read);
};
