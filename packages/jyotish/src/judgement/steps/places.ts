import { isDusthana } from '../../chart/houses.ts';
import type { Bhava } from '../../vocabulary.ts';
import { HEAVY, type WeightedStrand } from '../reading/weighted-question.ts';

/** Houses in which a lord or significator is well placed. BPHS 11, 24. */
export const GOOD_PLACES: readonly Bhava[] = [1, 4, 5, 7, 9, 10, 11];

/**
 * Grade of a house for this question: good (1), hard (−1) or neither (0). A house the question is
 * about is never hard: the lord of the 10th in the 6th is service, the lord of the 9th in the 12th
 * a journey.
 */
export const placeGrade = (focus: WeightedStrand, house: Bhava): 1 | 0 | -1 => {
  if (GOOD_PLACES.includes(house) || focus.weightOf(house) >= HEAVY) return 1;
  return isDusthana(house) ? -1 : 0;
};
