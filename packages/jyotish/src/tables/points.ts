import type { SevenGraha } from '../vocabulary.ts';

/** Points of a chart judged like a house: by the grahas in their sign and the place of its lord. */
export const POINTS = [
  'sree-lagna',
  'indu-lagna',
  'upapada',
  'karakamsa',
  'twelfth-from-karakamsa',
] as const;
export type Point = (typeof POINTS)[number];

/** Points of the navamsa, whose occupants are looked up in the navamsa. BPHS 33. */
export const NAVAMSA_POINTS: readonly Point[] = ['karakamsa', 'twelfth-from-karakamsa'];

/** Rays (kala) of each graha, which place the indu lagna. Uttara Kalamrita; Jataka Alankara. */
export const INDU_KALAS: Readonly<Record<SevenGraha, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

/**
 * The hora (D2) in which a graha gives wealth: the Sun's for Sun, Mars and Jupiter, the Moon's for
 * Moon, Venus and Saturn; Mercury in both. BPHS 7.
 */
export const HORA_OF: Readonly<Record<SevenGraha, 'sun' | 'moon' | 'both'>> = {
  sun: 'sun',
  mars: 'sun',
  jupiter: 'sun',
  moon: 'moon',
  venus: 'moon',
  saturn: 'moon',
  mercury: 'both',
};
