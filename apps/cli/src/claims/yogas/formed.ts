import type { Graha } from '@dhruva/jyotish/vocabulary';
import { KENDRAS, type YogaSky } from './yoga-sky.ts';

/** Grahas that form a yoga or a part of one, or null where it is not formed. */
export type Formed = readonly Graha[] | null;

/** A definition: what forms the yoga in a chart. */
export type Definition = (sky: YogaSky) => Formed;

/** Formed when every part is; a part that is only a condition names nobody. */
export const all = (...parts: readonly (Formed | boolean)[]): Formed => {
  const named: Graha[] = [];
  for (const part of parts) {
    if (part === null || part === false) return null;
    if (part !== true) named.push(...part);
  }
  return named;
};

/** Formed when at least one part is, by all the parts that are. */
export const any = (...parts: readonly Formed[]): Formed => {
  const formed = parts.filter((part) => part !== null);
  return formed.length === 0 ? null : formed.flat();
};

/** Those of the grahas that stand in the houses, if they are enough. */
export const some = (
  sky: YogaSky,
  grahas: readonly Graha[],
  houses: readonly number[],
  least = 1,
): Formed => {
  const there = grahas.filter((graha) => houses.includes(sky.house(graha)));
  return there.length >= least ? there : null;
};

/** The grahas, when all of them stand in the houses. */
export const every = (sky: YogaSky, grahas: readonly Graha[], houses: readonly number[]): Formed =>
  grahas.length > 0 ? some(sky, grahas, houses, grahas.length) : null;

/** The grahas in the houses, when so many of the houses (by default each) hold one. */
export const held = (
  sky: YogaSky,
  houses: readonly number[],
  grahas: readonly Graha[],
  least = houses.length,
): Formed => {
  const there = grahas.filter((graha) => houses.includes(sky.house(graha)));
  const filled = new Set(there.map((graha) => sky.house(graha)));
  return filled.size >= least ? there : null;
};

/** The grahas, when a condition holds for each of them. */
export const when = (grahas: readonly Graha[], holds: (graha: Graha) => boolean): Formed =>
  grahas.every(holds) ? grahas : null;

/** Grahas of the list that aspect a house. */
export const looking = (sky: YogaSky, grahas: readonly Graha[], house: number): Formed => {
  const found = grahas.filter((graha) => sky.aspects(graha, house));
  return found.length > 0 ? found : null;
};

/** Two different grahas in one house. */
export const together = (sky: YogaSky, a: Graha, b: Graha): Formed =>
  a !== b && sky.house(a) === sky.house(b) ? [a, b] : null;

/** Two different grahas in kendras from each other. */
export const inMutualKendras = (sky: YogaSky, a: Graha, b: Graha): Formed =>
  a !== b && sky.from(b, ...KENDRAS).includes(sky.house(a)) ? [a, b] : null;

/** Two different grahas together, aspecting each other, or in each other's signs. BPHS 34. */
export const tied = (sky: YogaSky, a: Graha, b: Graha): Formed => {
  if (a === b) return null;
  const isTied =
    sky.house(a) === sky.house(b) ||
    (sky.host(a) === b && sky.host(b) === a) ||
    (sky.aspects(a, sky.house(b)) && sky.aspects(b, sky.house(a)));
  return isTied ? [a, b] : null;
};

/** Lords of a house of the one list and one of the other in each other's houses. */
export const exchanged = (
  sky: YogaSky,
  ones: readonly number[],
  others: readonly number[],
): Formed =>
  any(
    ...ones.map((one) => {
      const lord = sky.lord(one);
      const seat = sky.house(lord);
      const other = sky.lord(seat);
      const isExchange = seat !== one && others.includes(seat) && sky.house(other) === one;
      return isExchange ? [lord, other] : null;
    }),
  );
