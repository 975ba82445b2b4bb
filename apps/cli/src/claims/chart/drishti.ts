import type { Graha } from '@dhruva/jyotish/vocabulary';
import { placeFrom } from './signs.ts';

/** Places a graha aspects beside the seventh. BPHS 26. */
const SPECIAL: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/** Whether a graha in one sign casts a full aspect on another; the nodes cast none (decision 0004). */
export const castsAspect = (graha: Graha, from: number, to: number): boolean => {
  if (graha === 'rahu' || graha === 'ketu') return false;
  const place = placeFrom(from, to);
  return place === 7 || (SPECIAL[graha]?.includes(place) ?? false);
};
