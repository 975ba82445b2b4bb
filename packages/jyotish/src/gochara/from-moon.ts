import { houseFrom } from '../chart/houses.ts';
import { GOOD_FROM_MOON, NO_VEDHA_BETWEEN, VEDHA } from '../tables/gochara.ts';
import { eachGraha, GRAHAS, type Bhava, type Graha, type RashiIndex } from '../vocabulary.ts';

/** A graha's transit counted from the natal Moon, with vedha. PD 26. */
export interface TransitFromMoon {
  readonly graha: Graha;
  readonly rashi: RashiIndex;
  /** House counted from the natal Moon's sign. */
  readonly house: Bhava;
  /** Whether a transit through this house is good. */
  readonly good: boolean;
  /** Grahas in the vedha house, which block a good transit. */
  readonly vedhaBy: readonly Graha[];
}

const exempt = (a: Graha, b: Graha): boolean =>
  NO_VEDHA_BETWEEN.some((pair) => pair.includes(a) && pair.includes(b));

type Signs = Readonly<Record<Graha, RashiIndex>>;

/**
 * One graha's transit against the natal Moon's sign; `signs` holds the signs of all grahas at that
 * instant. PD 26.
 */
export const transitFromMoon = (
  natalMoon: RashiIndex,
  graha: Graha,
  signs: Signs,
): TransitFromMoon => {
  const rashi = signs[graha];
  const house = houseFrom(natalMoon, rashi);
  const blocked = VEDHA[graha][house];
  const vedhaBy = GRAHAS.filter(
    (other) =>
      other !== graha && houseFrom(natalMoon, signs[other]) === blocked && !exempt(graha, other),
  );
  return { graha, rashi, house, good: GOOD_FROM_MOON[graha].includes(house), vedhaBy };
};

/** Every graha's transit at one instant against the natal Moon's sign. PD 26. */
export const transitsFromMoon = (
  natalMoon: RashiIndex,
  signs: Signs,
): Readonly<Record<Graha, TransitFromMoon>> =>
  eachGraha((graha) => transitFromMoon(natalMoon, graha, signs));
