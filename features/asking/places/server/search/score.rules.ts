import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isIndian, isVillage, pinOf } from '../gazetteer/place-row.rules.ts';

/**
 * Search scores on the scale of `rank` (10 points: twice the population): how much of the name matches and
 * how exactly, then India, then towns before villages.
 */
export const SCORE = {
  sameLetters: 120,
  sameSound: 90,
  prefixSameLetters: 30,
  prefixSameSound: 20,
  otherName: -5,
  otherNamePrefix: -30,
  perMistake: -90,
  india: 60,
  town: 20,
} as const;

/** The score of a row independent of the query. */
export const baseScore = (gazetteer: Gazetteer, row: number): number =>
  (gazetteer.rank[row] ?? 0) +
  (isIndian(gazetteer, row) ? SCORE.india : 0) +
  (isVillage(gazetteer, row) ? 0 : SCORE.town);

/**
 * A name to search, restricted to regions (`allowed`: 1 for each allowed region) and, for villages, a postal
 * code.
 */
export interface SearchTarget {
  readonly name: string;
  readonly allowed: Uint8Array | undefined;
  readonly pin: number | undefined;
}

/** Whether a row lies in the regions of the search. */
export const isAllowed = (
  gazetteer: Gazetteer,
  { allowed, pin }: SearchTarget,
  row: number,
): boolean =>
  (allowed === undefined || allowed[gazetteer.region[row] ?? 0] === 1) &&
  (pin === undefined || !isVillage(gazetteer, row) || pinOf(gazetteer, row) === pin);
