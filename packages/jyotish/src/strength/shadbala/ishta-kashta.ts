/** Ishta and kashta phala of a graha, 0–60 each. */
export interface Phala {
  readonly ishta: number;
  readonly kashta: number;
}

const FULL = 60;

/**
 * Ishta phala (inclination to good) and kashta phala (to hardship), 0–60: the geometric mean of
 * uchcha and cheshta virupas, and of their differences from 60. Raman, Graha and Bhava Balas X;
 * BPHS 28.
 */
export const phalaOf = (uchcha: number, cheshta: number): Phala => ({
  ishta: Math.sqrt(uchcha * cheshta),
  kashta: Math.sqrt((FULL - uchcha) * (FULL - cheshta)),
});
