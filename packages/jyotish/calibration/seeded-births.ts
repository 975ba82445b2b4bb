import { julianDayUt, type GeoPoint, type JulianDayUt } from '../src/index.ts';

/** A birth and a moment of asking at which the person is an adult. */
export interface SeededBirth {
  readonly birth: JulianDayUt;
  readonly place: GeoPoint;
  readonly at: JulianDayUt;
}

/**
 * Mulberry32, a seeded random number generator (0 ≤ x < 1), so that every run gets the same births.
 */
export const seededChance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const YEAR = 365.25;
/** 2025-01-01 (Julian day UT) and the ten years after it: moments of asking. */
const FIRST_ASKED = 2460676.5;
const ASKED_YEARS = 10;
const YOUNGEST = 18;
const OLDEST = 65;

/** Seeded births: adults of 18 to 65, born anywhere in India, asking at any time in ten years. */
export const seededBirths = (count: number, seed: number): readonly SeededBirth[] => {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => {
    const at = FIRST_ASKED + Math.floor(chance() * ASKED_YEARS * YEAR);
    const age = YOUNGEST + 0.01 + chance() * (OLDEST - YOUNGEST);
    const minutes = Math.round((at - age * YEAR) * 1440);
    return {
      birth: julianDayUt(minutes / 1440),
      place: { lat: 8 + chance() * 26, lon: 69 + chance() * 28 },
      at: julianDayUt(at),
    };
  });
};
