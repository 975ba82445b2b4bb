import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Tie } from '../../telling/everyday/reading-words.ts';
import { significationOf } from '../words/grahas.ts';
import { houseMeaning } from '../words/houses.ts';
import { placeOf } from './place-of.ts';

/** What ties a graha to the matter, after its name: ", your planet for work and standing,"; "" for nothing. */
export const introduced = (
  { graha, tie }: { readonly graha: Graha; readonly tie: Tie | undefined },
  area: Area,
): string => {
  switch (tie?.by) {
    case 'carries':
      return `, your planet for ${houseMeaning(tie.house, area)},`;
    case 'stands-in':
      return `, from ${placeOf(tie.house, area)},`;
    case 'looks-at':
      return `, which looks at ${placeOf(tie.house, area)},`;
    case 'stands-for':
      return `, the planet of ${significationOf(graha, area)},`;
    case undefined:
      return '';
  }
};
