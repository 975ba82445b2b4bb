import type { Bhava, RashiIndex } from '../vocabulary.ts';

/**
 * The ten poruthams, the southern match of two birth stars (dashakoota). Kalaprakasika; MUH; Prasna Marga
 * XXI; Tamil panchangas. Counts run from the girl's to the boy's, the first being 1; nakshatras are
 * 0 = Ashwini … 26 = Revati. Where the schools part, we settle on a middle and say so.
 */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stree-dirgha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type PoruthamId = (typeof PORUTHAMS)[number];

/**
 * The must list: poruthams without which the others do not help. Tamil practice, rajju weighing
 * most.
 */
export const MUST_PORUTHAMS = ['rajju', 'dina', 'gana', 'rasi', 'yoni'] as const;
export type MustPorutham = (typeof MUST_PORUTHAMS)[number];

/** Least number of good poruthams, of ten, for a middling and for a good match. Tamil practice. */
export const PORUTHAMS_WANTED = { middling: 6, good: 8 } as const;

/** Dina: good remainders of the count by nine; 0 stands for the ninth. */
export const DINA_GOOD: readonly number[] = [0, 2, 4, 6, 8];

/** Dina: both born under one of these is good: Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
export const DINA_SAME_STAR_GOOD: readonly number[] = [3, 5, 9, 12, 15, 21, 25, 26];

/** Dina: counts of the second round that only one pada of the boy's star spoils. Kalaprakasika. */
export const DINA_BAD_PADA: Readonly<Record<number, number>> = { 12: 1, 14: 4, 16: 3 };

/** Mahendra: every third star from the fourth. */
export const MAHENDRA_GOOD: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Stree-dirgha: beyond the 13th is good, beyond the 7th middling (Raman: beyond the 9th). */
export const STREE_DIRGHA_BEYOND = { good: 13, middling: 7 } as const;

/**
 * Rasi: the boy's sign counted from the girl's. The 2nd and 6th are refused by all; 3 and 4 are
 * half good; the 5th, 8th and 12th are good for some schools and refused by others, therefore
 * middling.
 */
export const RASI_LACKING: readonly Bhava[] = [2, 6];
export const RASI_MIDDLING: readonly Bhava[] = [3, 4, 5, 8, 12];

/** Vasya: the signs each sign draws, Mesha first. */
export const VASYA_OF: Readonly<Record<RashiIndex, readonly RashiIndex[]>> = {
  0: [4, 7],
  1: [3, 6],
  2: [5],
  3: [7, 8],
  4: [6],
  5: [11, 2],
  6: [9, 5],
  7: [3],
  8: [11],
  9: [0, 10],
  10: [0],
  11: [9],
};

/** Rajju: the parts of the cord; two stars of one part do not go together. */
export const RAJJUS = ['foot', 'waist', 'navel', 'neck', 'head'] as const;
export type Rajju = (typeof RAJJUS)[number];

/** Rajju by nakshatra: from foot to head and down again, three times round. */
export const RAJJU_CYCLE = [
  'foot',
  'waist',
  'navel',
  'neck',
  'head',
  'neck',
  'navel',
  'waist',
  'foot',
] as const satisfies readonly Rajju[];

/** Vedha: stars that pierce each other; Mrigashira, Chitra and Dhanishta all three. */
export const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [4, 13],
  [4, 22],
  [13, 22],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
];
