/** Inclinations of a graha, 0–60 each. */
export interface Phala {
  readonly ishta: number;
  readonly kashta: number;
}

const FULL = 60;

/**
 * Inclination to good (ishta) and to hardship (kashta): the geometric mean of uchcha and cheshta
 * virupas, and of what both lack to 60. Raman, Graha and Bhava Balas X; BPHS 28.
 */
export const phalaOf = (uchcha: number, cheshta: number): Phala => ({
  ishta: Math.sqrt(uchcha * cheshta),
  kashta: Math.sqrt((FULL - uchcha) * (FULL - cheshta)),
});
