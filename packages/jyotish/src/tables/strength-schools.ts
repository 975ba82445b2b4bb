import type { SevenGraha } from '../vocabulary.ts';

/** What schools compute differently in shadbala and vimshopaka. */
export interface StrengthSchool {
  /** D2: Simha and Karka only, or counted round all twelve signs, backwards in even ones. */
  readonly hora: 'parashara' | 'spread';
  /**
   * Points dig bala is measured from: lagna and midheaven, or lagna and the points square to it.
   */
  readonly angles: 'midheaven' | 'square';
  /** Mars's, Jupiter's, Saturn's own aspects: rising to full and falling, or a fixed lift over a sign. */
  readonly drishti: 'rising' | 'lifted';
  /** When the Moon is benefic: from new to full, or when more than half of it is lit. */
  readonly benignMoon: 'waxing' | 'bright';
  /** Saptavargaja virupas by compound friendship with the sign's lord, great enemy first. */
  readonly saptavargaja: readonly [number, number, number, number, number];
  /** Rupas a graha needs to be strong. */
  readonly required: Readonly<Record<SevenGraha, number>>;
}

/** BPHS 27: 390 virupas for the Sun. */
const REQUIRED = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
} as const;

/**
 * The product's school: Parashara's verses, his aspects of chapter 26 and his requirements. BPHS
 * 26, 27.
 */
export const PARASHARA_SCHOOL: StrengthSchool = {
  hora: 'parashara',
  angles: 'midheaven',
  drishti: 'rising',
  benignMoon: 'waxing',
  saptavargaja: [2, 4, 10, 15, 20],
  required: REQUIRED,
};

const HALVING = [1.875, 3.75, 7.5, 15, 22.5] as const;

/** B.V. Raman, Graha and Bhava Balas. */
export const RAMAN_SCHOOL: StrengthSchool = {
  hora: 'parashara',
  angles: 'midheaven',
  drishti: 'lifted',
  benignMoon: 'waxing',
  saptavargaja: HALVING,
  required: { ...REQUIRED, sun: 5 },
};

/** Jagannatha Hora 8 as its reports show it. */
export const JHORA_SCHOOL: StrengthSchool = {
  hora: 'spread',
  angles: 'square',
  drishti: 'rising',
  benignMoon: 'bright',
  saptavargaja: HALVING,
  required: { ...REQUIRED, sun: 5 },
};
