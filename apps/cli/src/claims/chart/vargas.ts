import type { Varga } from '@dhruva/jyotish/vocabulary';
import { fold, signOf } from './signs.ts';

/** Trimsamsas of an odd sign: up to which degree, and in which sign. BPHS 6. */
const ODD_THIRTIETHS = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
] as const;
const EVEN_THIRTIETHS = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
] as const;

/** Signs are counted from 1 by tradition: Mesha, index 0, is odd. */
const isOdd = (sign: number): boolean => sign % 2 === 0;
const byParity = (sign: number, odd: number, even: number): number => (isOdd(sign) ? odd : even);
/** First sign of a division, counted from a sign fixed for movable, fixed and dual signs. */
const byModality = (sign: number, starts: readonly [number, number, number]): number =>
  starts[(sign % 3) as 0 | 1 | 2];

type Rule = (sign: number, degrees: number) => number;

const part = (degrees: number, parts: number): number => Math.floor((degrees * parts) / 30);

/** A division whose parts run through the zodiac in turn, each sign going on where the last one ended. */
const continuous =
  (parts: number): Rule =>
  (sign, degrees) =>
    sign * parts + part(degrees, parts);

const thirtieth: Rule = (sign, degrees) => {
  const parts = isOdd(sign) ? ODD_THIRTIETHS : EVEN_THIRTIETHS;
  return (parts.find(([upTo]) => degrees < upTo) ?? parts[4])[1];
};

/** The sixteen divisions of BPHS 6: the sign in the division (before modulo 12) of degrees within a sign. */
const RULES: Readonly<Record<Varga, Rule>> = {
  1: (sign) => sign,
  2: (sign, degrees) => (isOdd(sign) === degrees < 15 ? 4 : 3),
  3: (sign, degrees) => sign + 4 * part(degrees, 3),
  4: (sign, degrees) => sign + 3 * part(degrees, 4),
  7: (sign, degrees) => sign + byParity(sign, 0, 6) + part(degrees, 7),
  9: continuous(9),
  10: (sign, degrees) => sign + byParity(sign, 0, 8) + part(degrees, 10),
  12: (sign, degrees) => sign + part(degrees, 12),
  16: (sign, degrees) => byModality(sign, [0, 4, 8]) + part(degrees, 16),
  20: (sign, degrees) => byModality(sign, [0, 8, 4]) + part(degrees, 20),
  24: (sign, degrees) => byParity(sign, 4, 3) + part(degrees, 24),
  27: continuous(27),
  30: thirtieth,
  40: (sign, degrees) => byParity(sign, 0, 6) + part(degrees, 40),
  45: (sign, degrees) => byModality(sign, [0, 4, 8]) + part(degrees, 45),
  60: (sign, degrees) => sign + part(degrees, 60),
};

/** The sign of a longitude (degrees) in a division. */
export const vargaSign = (lon: number, varga: Varga): number => {
  const sign = signOf(lon);
  return fold(RULES[varga](sign, lon - sign * 30));
};
