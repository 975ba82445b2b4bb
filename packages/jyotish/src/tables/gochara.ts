import type { Bhava, Graha } from '../vocabulary.ts';

/** Houses from the Moon in which a graha's transit does good. PD 26, Brihat Samhita 104. */
export const GOOD_FROM_MOON: Readonly<Record<Graha, readonly Bhava[]>> = {
  sun: [3, 6, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [3, 6, 11],
  mercury: [2, 4, 6, 8, 10, 11],
  jupiter: [2, 5, 7, 9, 11],
  venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  saturn: [3, 6, 11],
  rahu: [3, 6, 10, 11],
  ketu: [3, 6, 10, 11],
};

/**
 * Vedha: good house → the house whose occupation at the same time blocks it. PD 26, P.V.R.
 * Narasimha Rao 26.3; some printings pair 11 and 12 of Venus with 3 and 6. None is given for the
 * nodes.
 */
export const VEDHA: Readonly<Record<Graha, Readonly<Partial<Record<Bhava, Bhava>>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
  rahu: {},
  ketu: {},
};

/** Pairs without vedha, father and son: Sun and Saturn, Moon and Mercury. PD 26. */
export const NO_VEDHA_BETWEEN: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
];
