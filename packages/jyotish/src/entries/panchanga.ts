/** The five limbs of a moment with their beginnings and ends, the day from sunrise to sunrise, special lagnas. */
export * from '../panchanga/hindu-day.ts';
export * from '../panchanga/limbs.ts';
export * from '../panchanga/panchanga-at.ts';
export * from '../panchanga/panchanga.ts';
export * from '../panchanga/special-lagnas.ts';
