import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type { ReadingContext } from '../../telling/everyday/reading-words.ts';
import type { Level } from '../../telling/setting.ts';
import type { NounPhrases } from '../noun-phrases.ts';
import { houseMeaning } from '../words/houses.ts';
import { placeOf } from './place-of.ts';

/** Dasha periods by their length. */
const SPANS: Readonly<Record<Level, string>> = { md: 'years', ad: 'months', pd: 'weeks' };

/** Noun phrases without technical terms: a house goes by its matter, its lord is the planet for it. */
export const everyday = (nouns: NounPhrases, { area, named }: ReadingContext): NounPhrases => {
  const part = (house: Bhava): string => placeOf(house, area);
  const carrier = (house: Bhava): string => `, your planet for ${houseMeaning(house, area)}`;
  return {
    ...nouns,
    natal: named,
    house: part,
    place: part,
    period: (graha, level) => `the ${SPANS[level]} of ${named(graha)}`,
    lord: (graha, house) => `${named(graha)}${carrier(house)}`,
    lordElsewhere: (graha, house) => `${nouns.graha(graha)}${carrier(house)}`,
  };
};
