import type { FurtherVarga, RashiIndex, Varga } from '../vocabulary.ts';

/**
 * A division of each sign into equal parts, counted round the zodiac from a starting sign. `starts`
 * is a cycle over the signs (two entries: odd and even; three: movable, fixed, dual; four: fire,
 * earth, air, water); an entry counts from the sign itself (`own`) or from Mesha. `step` is signs
 * per part.
 */
export interface EqualParts {
  readonly parts: number;
  readonly starts: readonly number[];
  readonly from: 'own' | 'mesha';
  readonly step: number;
}

/**
 * A division of each sign into unequal parts, each up to a degree, for the odd and the even signs.
 */
export interface UnequalParts {
  readonly odd: readonly VargaPart[];
  readonly even: readonly VargaPart[];
}

/** A division of the parts of another: the ninths of a sign each in twelve, for instance. */
export interface PartsOfParts {
  readonly of: EqualParts;
  readonly parts: number;
}

interface VargaPart {
  readonly upTo: number;
  readonly rashi: RashiIndex;
}

const NAVAMSA: EqualParts = { parts: 9, starts: [0, 8, 4], from: 'own', step: 1 };
const DVADASAMSA: EqualParts = { parts: 12, starts: [0], from: 'own', step: 1 };

const fifths = (...signs: readonly RashiIndex[]): readonly VargaPart[] =>
  signs.map((rashi, part) => ({ upTo: (part + 1) * 6, rashi }));

export type VargaRule = EqualParts | UnequalParts | PartsOfParts;

/**
 * The sixteen divisions after Parashara, BPHS 6; D2 is his hora of Simha (Sun) and Karka (Moon).
 * The others as Jagannatha Hora and P.V.R. Narasimha Rao have them: D11 begins as far before Mesha
 * as the sign is after it, D81 runs on round the zodiac, D108 is a dvadasamsa of the navamsa, D144
 * of the dvadasamsa.
 */
export const VARGA_RULES: Readonly<Record<Varga | FurtherVarga, VargaRule>> = {
  1: { parts: 1, starts: [0], from: 'own', step: 1 },
  2: {
    odd: [
      { upTo: 15, rashi: 4 },
      { upTo: 30, rashi: 3 },
    ],
    even: [
      { upTo: 15, rashi: 3 },
      { upTo: 30, rashi: 4 },
    ],
  },
  3: { parts: 3, starts: [0], from: 'own', step: 4 },
  4: { parts: 4, starts: [0], from: 'own', step: 3 },
  7: { parts: 7, starts: [0, 6], from: 'own', step: 1 },
  9: NAVAMSA,
  10: { parts: 10, starts: [0, 8], from: 'own', step: 1 },
  12: DVADASAMSA,
  16: { parts: 16, starts: [0, 4, 8], from: 'mesha', step: 1 },
  20: { parts: 20, starts: [0, 8, 4], from: 'mesha', step: 1 },
  24: { parts: 24, starts: [4, 3], from: 'mesha', step: 1 },
  27: { parts: 27, starts: [0, 3, 6, 9], from: 'mesha', step: 1 },
  30: {
    odd: [
      { upTo: 5, rashi: 0 },
      { upTo: 10, rashi: 10 },
      { upTo: 18, rashi: 8 },
      { upTo: 25, rashi: 2 },
      { upTo: 30, rashi: 6 },
    ],
    even: [
      { upTo: 5, rashi: 1 },
      { upTo: 12, rashi: 5 },
      { upTo: 20, rashi: 11 },
      { upTo: 25, rashi: 9 },
      { upTo: 30, rashi: 7 },
    ],
  },
  40: { parts: 40, starts: [0, 6], from: 'mesha', step: 1 },
  45: { parts: 45, starts: [0, 4, 8], from: 'mesha', step: 1 },
  60: { parts: 60, starts: [0], from: 'own', step: 1 },
  5: { odd: fifths(0, 10, 8, 2, 6), even: fifths(1, 5, 11, 9, 7) },
  6: { parts: 6, starts: [0, 6], from: 'mesha', step: 1 },
  8: { parts: 8, starts: [0, 8, 4], from: 'mesha', step: 1 },
  11: { parts: 11, starts: [0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], from: 'mesha', step: 1 },
  81: { parts: 81, starts: [0, 9, 6, 3], from: 'mesha', step: 1 },
  108: { of: NAVAMSA, parts: 12 },
  144: { of: DVADASAMSA, parts: 12 },
};
