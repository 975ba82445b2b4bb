/** The chart of a sky: signs, houses, divisions, dignity, aspects, nature, chalit, points. */
export * from '../chart/chart.ts';
export type * from '../chart/chart.types.ts';
export { isCombust } from '../chart/combustion.ts';
export * from '../chart/dignity.ts';
export * from '../chart/drishti.ts';
export * from '../chart/friendship.ts';
export * from '../chart/houses.ts';
export * from '../chart/nature.ts';
export * from '../chart/neecha-bhanga.ts';
export * from '../chart/placement.ts';
export * from '../chart/sripati.ts';
export * from '../chart/sun-upagrahas.ts';
export * from '../chart/wealth-lagnas.ts';
export * from '../tables/bhavas.ts';
export * from '../tables/rashis.ts';
