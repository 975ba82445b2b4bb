import { GRAHA_BITS, HOLDS, HOUSE_SHIFT, lowest, type Bits } from './bits.ts';
import type { Facts } from './facts.ts';

/** What forms a yoga: grahas, and houses by themselves. */
export const formingBits = (grahas: Bits, houses: Bits): Bits =>
  HOLDS | grahas | (houses << HOUSE_SHIFT);

/** Houses the grahas stand in. */
export const housesHeldBy = (facts: Facts, grahas: Bits): Bits => {
  let houses = 0;
  for (let rest = grahas & GRAHA_BITS; rest !== 0; rest &= rest - 1) {
    houses |= 1 << (facts.houseOfGraha[lowest(rest)] ?? 0);
  }
  return houses;
};

/** Grahas form it, and the houses they stand in. */
export const formedBy = (facts: Facts, grahas: Bits): Bits =>
  formingBits(grahas, housesHeldBy(facts, grahas));

/** Grahas standing in, or casting an aspect on, any of the houses. */
export const unionOver = (byHouse: readonly Bits[], houses: Bits): Bits => {
  let grahas = 0;
  for (let rest = houses; rest !== 0; rest &= rest - 1) grahas |= byHouse[lowest(rest)] ?? 0;
  return grahas;
};
