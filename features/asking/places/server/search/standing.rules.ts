import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isIndian, isVillage, pinOf } from '../gazetteer/place-row.rules.ts';

/**
 * What makes a row come first, on the scale of `rank` (10 points: twice the people): how much of the
 * name is typed and how exactly, then India, then a town before a village.
 */
export const SCORE = {
  sameLetters: 120,
  sameSound: 90,
  beginsSo: 30,
  beginsSoInOtherLetters: 20,
  otherName: -5,
  otherNameBegun: -30,
  eachMistake: -90,
  india: 60,
  town: 20,
} as const;

/** What a row weighs before anything is typed. */
export const standing = (gazetteer: Gazetteer, row: number): number =>
  (gazetteer.rank[row] ?? 0) +
  (isIndian(gazetteer, row) ? SCORE.india : 0) +
  (isVillage(gazetteer, row) ? 0 : SCORE.town);

/** A name with where it may lie: `allowed` holds 1 for each region it may be in; `pin` for villages. */
export interface Wanted {
  readonly name: string;
  readonly allowed: Uint8Array | undefined;
  readonly pin: number | undefined;
}

/** Whether a row lies where it is wanted. */
export const isAllowed = (gazetteer: Gazetteer, { allowed, pin }: Wanted, row: number): boolean =>
  (allowed === undefined || allowed[gazetteer.region[row] ?? 0] === 1) &&
  (pin === undefined || !isVillage(gazetteer, row) || pinOf(gazetteer, row) === pin);
