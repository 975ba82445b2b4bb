import { eachGraha, GRAHAS, type Bhava, type Graha } from '../../vocabulary.ts';

/**
 * Result of a rule on a chart, as bits: one for each graha (0–8, order of GRAHAS) and house (9–20)
 * that forms it, and one that says it holds. Zero: it does not hold.
 */
export type Bits = number;

export const GRAHA_BITS = 0x1ff;
export const HOUSE_SHIFT = 9;
export const HOUSE_BITS = 0xfff;
export const HOLDS = 1 << 21;

const PLACE_OF_GRAHA = eachGraha((graha) => GRAHAS.indexOf(graha));

/** Index of a graha in GRAHAS. */
export const grahaIndex = (graha: Graha): number => PLACE_OF_GRAHA[graha];

export const grahaBits = (grahas: readonly Graha[]): Bits =>
  grahas.reduce((bits, graha) => bits | (1 << grahaIndex(graha)), 0);

/** Bits of houses without the shift: bit 0 is the first house. */
export const houseBits = (houses: readonly Bhava[]): Bits =>
  houses.reduce<number>((bits, house) => bits | (1 << (house - 1)), 0);

/** Rotates twelve house bits by so many houses, 0–11. */
export const turned = (houses: Bits, by: number): Bits =>
  ((houses << by) | (houses >> (12 - by))) & HOUSE_BITS;

/** Index of the lowest bit set. */
export const lowest = (bits: Bits): number => 31 - Math.clz32(bits & -bits);

/** How many bits are set. */
export const countOf = (bits: Bits): number => {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The grahas named by the bits, in the order of GRAHAS. */
export const grahasOf = (bits: Bits): readonly Graha[] => {
  const grahas: Graha[] = [];
  for (let rest = bits & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
    grahas.push(GRAHAS[lowest(rest) as 0]);
  }
  return grahas;
};

/** The houses named by the bits, in order. */
export const housesOf = (bits: Bits): readonly Bhava[] => {
  const houses: Bhava[] = [];
  for (let rest = (bits >> HOUSE_SHIFT) & HOUSE_BITS; rest !== 0; rest &= rest - 1) {
    houses.push((lowest(rest) + 1) as Bhava);
  }
  return houses;
};
