/** Strengths: shadbala by school, vimshopaka, ashtakavarga with its reductions, planetary war. */
export * from '../strength/ashtakavarga/bindus.ts';
export * from '../strength/ashtakavarga/pindas.ts';
export * from '../strength/ashtakavarga/reductions.ts';
export * from '../strength/graha-yuddha.ts';
export * from '../strength/shadbala/ishta-kashta.ts';
export { shadbala } from '../strength/shadbala/shadbala.ts';
export type * from '../strength/shadbala/shadbala.types.ts';
export * from '../strength/vimshopaka.ts';
export { BINDU_PLACES } from '../tables/ashtakavarga.ts';
export * from '../tables/strength-schools.ts';
