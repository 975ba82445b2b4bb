import type { Bhava, Graha, RashiIndex } from '../vocabulary.ts';

/**
 * The seven chara karakas (movable significators), from the graha furthest in its sign down. BPHS
 * 32; Jaimini 1.1.
 */
export const CHARA_KARAKAS = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'putra',
  'gnati',
  'dara',
] as const;
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

/**
 * The eight chara karakas: Rahu is included and the father has a karaka of his own. BPHS 32.13–17.
 */
export const EIGHT_CHARA_KARAKAS = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;
export type EightCharaKaraka = (typeof EIGHT_CHARA_KARAKAS)[number];

/** The node that co-owns a sign, for counts after Jaimini. PVR 9. */
export const NODE_LORDS: Readonly<Partial<Record<RashiIndex, 'rahu' | 'ketu'>>> = {
  7: 'ketu',
  10: 'rahu',
};

/**
 * Grahas that strengthen a co-lord by standing with it or aspecting its sign, besides its
 * dispositor. PVR 15.5.
 */
export const REGARDING_GRAHAS: readonly Graha[] = ['jupiter', 'mercury'];

export type ArgalaPlace = 2 | 4 | 5 | 11;

/** Place of argala → the place that obstructs it. BPHS 31. */
export const ARGALA_OBSTRUCTIONS: Readonly<Record<ArgalaPlace, Bhava>> = {
  2: 12,
  4: 10,
  5: 9,
  11: 3,
};

/**
 * Malefics in the third that make an argala of their own and do not obstruct (vipareeta), from this
 * number on. BPHS 31.
 */
export const VIPAREETA_MALEFICS = 3;
