import { houseFrom } from '../chart/houses.ts';
import { modalityOf } from '../tables/rashis.ts';
import type { RashiIndex } from '../vocabulary.ts';

/**
 * Whether one sign aspects another (rashi drishti): a movable sign aspects the fixed ones but the
 * next, a fixed sign the movable ones but the one before, a dual sign the other dual ones. BPHS 8;
 * Jaimini 1.1.
 */
export const rashiAspects = (from: RashiIndex, to: RashiIndex): boolean => {
  const place = houseFrom(from, to);
  if (modalityOf(from) === 'dual') return place !== 1 && modalityOf(to) === 'dual';
  return modalityOf(from) === 'movable'
    ? place === 5 || place === 8 || place === 11
    : place === 3 || place === 6 || place === 9;
};
