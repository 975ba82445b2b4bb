/** Jaimini: chara karakas, arudhas, argala, the aspects of signs, the stronger of two lords. */
export * from '../jaimini/argala.ts';
export * from '../jaimini/arudhas.ts';
export * from '../jaimini/chara-karakas.ts';
export * from '../jaimini/co-lords.ts';
export * from '../jaimini/rashi-drishti.ts';
