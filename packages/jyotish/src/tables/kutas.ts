import type { RashiIndex } from '../vocabulary.ts';

/**
 * Ashtakoota, the eight kutas of a pair of Moons. K.S. Charak, Elements of Vedic Astrology, ch. 27,
 * which agrees with the sites most Indian users compare with; other printed tables differ in
 * vashya and yoni (reference/README.md). Nakshatras are 0 = Ashwini … 26 = Revati.
 */
export const KUTAS = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'maitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;
export type Kuta = (typeof KUTAS)[number];

/** The most points each kuta can give; 36 in all. */
export const KUTA_MAXIMUM: Readonly<Record<Kuta, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

/** Varna grade of a sign by its element, higher first; fire, earth, air, water as signs follow. */
export const VARNA_GRADE_OF_ELEMENT: readonly [number, number, number, number] = [2, 1, 0, 3];

/** Vashya groups; a sign, or half a sign, belongs to one. */
export const VASHYA_GROUPS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type VashyaGroup = (typeof VASHYA_GROUPS)[number];

/** Groups of the first and the second half of each sign, Mesha first. */
export const VASHYA_OF: Readonly<Record<RashiIndex, readonly [VashyaGroup, VashyaGroup]>> = {
  0: ['chatushpada', 'chatushpada'],
  1: ['chatushpada', 'chatushpada'],
  2: ['manava', 'manava'],
  3: ['jalachara', 'jalachara'],
  4: ['vanachara', 'vanachara'],
  5: ['manava', 'manava'],
  6: ['manava', 'manava'],
  7: ['keeta', 'keeta'],
  8: ['manava', 'chatushpada'],
  9: ['chatushpada', 'jalachara'],
  10: ['manava', 'manava'],
  11: ['jalachara', 'jalachara'],
};

/** Vashya points: row the boy's group, column the girl's, in the order of VASHYA_GROUPS. */
export const VASHYA_POINTS: readonly (readonly number[])[] = [
  [2, 1, 1, 0, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 0, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
];

/** Tara: places counted from one star to the other, of nine, that give nothing; each good way gives 1.5. */
export const TARA_HARD: readonly number[] = [3, 5, 7];
export const TARA_POINTS = 1.5;

export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

/** Yoni of each nakshatra. */
export const YONI_OF: readonly Yoni[] = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'serpent',
  'dog',
  'cat',
  'sheep',
  'cat',
  'rat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'buffalo',
  'tiger',
  'deer',
  'deer',
  'dog',
  'monkey',
  'mongoose',
  'monkey',
  'lion',
  'horse',
  'lion',
  'cow',
  'elephant',
];

/** Yoni points, the same both ways: each row runs from its own animal to the end of YONIS. */
export const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 3, 2, 2, 3, 3, 2, 0, 1, 3, 2, 2, 1],
  [4, 3, 2, 2, 3, 2, 3, 3, 1, 3, 2, 2, 0],
  [4, 2, 2, 3, 2, 3, 3, 1, 3, 0, 2, 1],
  [4, 2, 1, 1, 2, 2, 2, 2, 1, 0, 2],
  [4, 1, 1, 2, 2, 2, 0, 2, 2, 2],
  [4, 0, 3, 3, 2, 3, 2, 2, 2],
  [4, 3, 3, 2, 3, 2, 1, 2],
  [4, 3, 0, 3, 2, 2, 1],
  [4, 1, 3, 2, 2, 1],
  [4, 1, 2, 2, 3],
  [4, 2, 2, 1],
  [4, 2, 2],
  [4, 2],
  [4],
];

/**
 * Maitri points by the natural friendship of the two Moon lords, the friendlier side first; the
 * scale is BPHS 3.
 */
export const MAITRI_POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** Gana of each nakshatra. */
export const GANA_OF: readonly Gana[] = [
  'deva',
  'manushya',
  'rakshasa',
  'manushya',
  'deva',
  'manushya',
  'deva',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
];

/** Gana points: row the boy's gana, column the girl's. */
export const GANA_POINTS: readonly (readonly number[])[] = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];

/** Bhakoot: places of one Moon sign from the other that give nothing (2/12, 5/9, 6/8). */
export const BHAKOOT_HARD: readonly number[] = [2, 5, 6, 8, 9, 12];

/** Nadi by nakshatra, to and fro: adi, madhya, antya, antya, madhya, adi. */
export const NADI_CYCLE = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'] as const;

/**
 * Stars that some hold exempt from the nadi rule: Krittika, Rohini, Mrigashira, Ardra, Pushya,
 * Jyeshtha, Shravana, Uttara Bhadrapada, Revati.
 */
export const NADI_EXEMPT: readonly number[] = [2, 3, 4, 5, 7, 17, 21, 25, 26];
