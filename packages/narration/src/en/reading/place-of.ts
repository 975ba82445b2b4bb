import type { Area, Bhava } from '@dhruva/jyotish/vocabulary';
import { houseMeaning } from '../words/houses.ts';

/** A house in everyday words: "your house of work and standing". */
export const placeOf = (house: Bhava, area: Area): string =>
  `your house of ${houseMeaning(house, area)}`;
