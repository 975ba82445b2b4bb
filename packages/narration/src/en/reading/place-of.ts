import type { Area, Bhava } from '@dhruva/jyotish/vocabulary';
import { houseMeaning } from '../words/houses.ts';

/** A house in everyday words: "your place of work and standing". */
export const placeOf = (house: Bhava, area: Area): string =>
  `your place of ${houseMeaning(house, area)}`;
