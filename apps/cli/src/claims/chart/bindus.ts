import { BINDU_PLACES } from '@dhruva/jyotish';
import { SEVEN_GRAHAS, type SevenGraha } from '@dhruva/jyotish/vocabulary';
import { placeFrom, signOf } from './signs.ts';
import type { Natal } from './natal.ts';

/** Bindus of one graha in a sign, 0 to 8, from a known lagna. BPHS 66, the engine's table. */
export const bindusOf = (natal: Natal, lagna: number, graha: SevenGraha, sign: number): number => {
  const places = BINDU_PLACES[graha];
  const givers = SEVEN_GRAHAS.map((giver) => [places[giver], natal.signs[giver]] as const);
  return [...givers, [places.lagna, signOf(lagna)] as const].filter(([good, from]) =>
    (good as readonly number[]).includes(placeFrom(from, sign)),
  ).length;
};

/** Bindus of all seven grahas in a sign. BPHS 70. */
export const sarvaOf = (natal: Natal, lagna: number, sign: number): number =>
  SEVEN_GRAHAS.reduce((sum, graha) => sum + bindusOf(natal, lagna, graha, sign), 0);
