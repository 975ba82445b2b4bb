import { ASHTAKAS, EKADHIPATYA_PAIRS } from '../../tables/ashtakavarga.ts';
import type { Ashtakavarga } from './bindus.ts';

const SIGNS = 12;
const TRINES = 4;

/** Trikona shodhana of one row: subtracts the least of each three signs in trine from all three. */
const reduceTrines = (bindus: Uint8Array, start: number): void => {
  for (let first = start; first < start + TRINES; first += 1) {
    const [a, b, c] = [first, first + TRINES, first + 2 * TRINES];
    const least = Math.min(bindus[a] ?? 0, bindus[b] ?? 0, bindus[c] ?? 0);
    for (const at of [a, b, c]) bindus[at] = (bindus[at] ?? 0) - least;
  }
};

/**
 * Bindus left in the first sign of a pair; `own` and `other` are the bindus of the two signs,
 * `held` and `otherHeld` whether a graha stands in them.
 */
const leftOf = (own: number, other: number, held: boolean, otherHeld: boolean): number => {
  if (own === 0 || other === 0 || held) return own;
  if (otherHeld) return other < own ? other : 0;
  return own === other ? 0 : Math.min(own, other);
};

/** Ekadhipatya shodhana of one row: reduces the two signs of one lord, after the trines. */
const reducePairs = (bindus: Uint8Array, start: number, held: readonly boolean[]): void => {
  for (const [a, b] of EKADHIPATYA_PAIRS) {
    const [inA, inB] = [bindus[start + a] ?? 0, bindus[start + b] ?? 0];
    const [heldA, heldB] = [held[a] === true, held[b] === true];
    bindus[start + a] = leftOf(inA, inB, heldA, heldB);
    bindus[start + b] = leftOf(inB, inA, heldB, heldA);
  }
};

/**
 * The bhinnashtakavarga after both reductions, in the same rows (trikona shodhana, BPHS 67, then
 * ekadhipatya shodhana, BPHS 68). A sign counts as held when one of the seven grahas stands in it:
 * a held sign keeps its bindus, a free one beside it keeps the held one's if it had more, else
 * nothing; of two free ones both keep the lesser, equal ones nothing; beside a zero nothing changes.
 */
export const reducedBindus = ({ places, bhinna }: Ashtakavarga): Uint8Array => {
  const bindus = bhinna.slice();
  const held: boolean[] = [];
  for (let i = 0; i < ASHTAKAS.length - 1; i += 1) held[places[i] ?? 0] = true;
  for (let start = 0; start < bindus.length; start += SIGNS) {
    reduceTrines(bindus, start);
    reducePairs(bindus, start, held);
  }
  return bindus;
};
