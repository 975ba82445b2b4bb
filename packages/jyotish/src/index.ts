export * from './units.ts';
export * from './vocabulary.ts';
