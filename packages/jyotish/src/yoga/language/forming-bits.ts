import { GRAHA_BITS, HOLDS, HOUSE_SHIFT, lowest, type Bits } from './bits.ts';
import type { Facts } from './facts.ts';

/** Bits of a yoga that holds, formed by these grahas and houses. */
export const formingBits = (grahas: Bits, houses: Bits): Bits =>
  HOLDS | grahas | (houses << HOUSE_SHIFT);

/** Bits of the houses the grahas stand in. */
export const housesHeldBy = (facts: Facts, grahas: Bits): Bits => {
  let houses = 0;
  for (let rest = grahas & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
    houses |= 1 << (facts.houseOfGraha[lowest(rest)] ?? 0);
  }
  return houses;
};

/** Bits of a yoga that holds, formed by these grahas and the houses they stand in. */
export const formedBy = (facts: Facts, grahas: Bits): Bits =>
  formingBits(grahas, housesHeldBy(facts, grahas));

/** Union of the graha bits listed for any of the houses. */
export const unionOver = (byHouse: readonly Bits[], houses: Bits): Bits => {
  let grahas = 0;
  for (let rest = houses; rest !== 0; rest &= rest - 1) grahas |= byHouse[lowest(rest)] ?? 0;
  return grahas;
};
