/** Two people: the eight kutas with their cancellations, ten poruthams, Manglik between two charts. */
export { guardOfEither } from '../matching/guarded-moon.ts';
export { kutaScores, kutaTotal, type KutaScores, type Moon } from '../matching/kutas.ts';
export * from '../matching/manglik-between.ts';
export * from '../matching/manglik.ts';
export * from '../matching/match-moons.ts';
export * from '../matching/poruthams.ts';
export { KUTA_MAXIMUM, KUTAS, type Kuta } from '../tables/kutas.ts';
