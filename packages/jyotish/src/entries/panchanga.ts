/**
 * The five limbs of a moment or a month with their beginnings and ends, the day from sunrise to
 * sunrise and its parts, lunar months and years, special lagnas, Gulika and its kin.
 */
export * from '../panchanga/day-parts.ts';
export * from '../panchanga/hindu-day.ts';
export * from '../panchanga/limbs.ts';
export * from '../panchanga/lunar-month.ts';
export * from '../panchanga/panchanga-at.ts';
export * from '../panchanga/panchanga.ts';
export * from '../panchanga/part-upagrahas.ts';
export * from '../panchanga/special-lagnas.ts';
