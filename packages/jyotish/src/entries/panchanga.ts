/** The five limbs of a moment with their beginnings and ends, and the day from sunrise to sunrise. */
export * from '../panchanga/hindu-day.ts';
export * from '../panchanga/limbs.ts';
export * from '../panchanga/panchanga-at.ts';
export * from '../panchanga/panchanga.ts';
