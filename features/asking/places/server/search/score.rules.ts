import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isDistrict, isVillage, pinOf } from '../gazetteer/place-row.rules.ts';
import { isWithin, type Within } from '../query/within.rules.ts';

/** How a name was matched. */
export type Match = 'letters' | 'sound' | 'near' | 'beginning';

/**
 * Scores on the scale of importance (10 points: twice the population). What is spelled alike comes before what
 * only sounds alike, and a great city nearly named so before a hamlet that sounds alike.
 */
export const SCORE = {
  letters: 420,
  sound: 200,
  beginningOfLetters: 110,
  beginningOfSound: 40,
  /** What is taken off for an alternative name. */
  otherName: 10,
  /** What is taken off for each step of `distance`, in parts of the name's length. */
  step: 280,
  /** The same where the name was typed in another script of India, and in Urdu. */
  stepOfScript: 230,
  stepOfUrdu: 140,
  /** What is added to a district that was typed as one. */
  asDistrict: 300,
  /** What is taken off for a village, or a place abroad, that is only nearly named so. */
  farFetched: 40,
} as const;

/** A name to search. */
export interface SearchTarget {
  readonly name: string;
  /** The place lies in all of these. */
  readonly within: readonly Within[];
  /** The postal code of the place, if it is a village. */
  readonly pin: number | undefined;
  readonly asDistrict: boolean;
}

/** Whether a row lies where the target is looked for. */
export const isAllowed = (
  gazetteer: Gazetteer,
  { within, pin }: SearchTarget,
  row: number,
): boolean =>
  within.every((each) => isWithin(gazetteer, each, row)) &&
  (pin === undefined || !isVillage(gazetteer, row) || pinOf(gazetteer, row) === pin);

/** What a row's kind adds to its score. */
export const scoreOfKind = (
  gazetteer: Gazetteer,
  { asDistrict }: SearchTarget,
  row: number,
): number => (asDistrict && isDistrict(gazetteer, row) ? SCORE.asDistrict : 0);
