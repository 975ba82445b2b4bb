import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Tie } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { natureOf, partOf } from './houses.ts';

/** What ties a graha to the matter, after its name: ", जिसके ज़िम्मे … है"; "" for nothing. */
export const introduced = (
  { graha, tie }: { readonly graha: Graha; readonly tie: Tie | undefined },
  area: Area,
): string => {
  switch (tie?.by) {
    case 'carries':
      return `, जिसके ज़िम्मे कुंडली का ${partOf(tie.house, area).direct} है`;
    case 'stands-in':
      return `, जो कुंडली के ${partOf(tie.house, area).oblique} में बैठा है`;
    case 'looks-at':
      return `, जिसकी नज़र कुंडली के ${partOf(tie.house, area).oblique} पर है`;
    case 'stands-for':
      return `, जो ${natureOf(graha, area)} का प्रतीक है`;
    case undefined:
      return '';
  }
};

/** The same as a clause of its own: "कुंडली का … वाला हिस्सा मंगल के ही ज़िम्मे है". */
export const tied = (
  { graha, tie }: { readonly graha: Graha; readonly tie: Tie | undefined },
  area: Area,
): string => {
  const name = GRAHA_NAMES[graha];
  switch (tie?.by) {
    case 'carries':
      return `कुंडली का ${partOf(tie.house, area).direct} ${name} के ही ज़िम्मे है`;
    case 'stands-in':
      return `${name} कुंडली के ${partOf(tie.house, area).oblique} में बैठा है`;
    case 'looks-at':
      return `${name} की नज़र कुंडली के ${partOf(tie.house, area).oblique} पर है`;
    case 'stands-for':
      return `${name} ${natureOf(graha, area)} का प्रतीक है`;
    case undefined:
      return '';
  }
};
