import {
  ASHTAKAS,
  GRAHA_MULTIPLIERS,
  RASHI_MULTIPLIERS,
  type Ashtaka,
} from '../../tables/ashtakavarga.ts';
import type { RashiIndex } from '../../vocabulary.ts';
import type { Ashtakavarga } from './bindus.ts';
import { reducedBindus } from './reductions.ts';

/** Pindas of one row: its weight after the two reductions. */
export interface Pinda {
  /** Reduced bindus times the multipliers of their signs. */
  readonly rashi: number;
  /** Reduced bindus of the seven grahas' signs times the multipliers of the grahas. */
  readonly graha: number;
  /** Rashi and graha pinda added. */
  readonly sodhya: number;
}

const SIGNS = 12;
const OF_GRAHAS = ASHTAKAS.filter((one) => one !== 'lagna').map((one) => GRAHA_MULTIPLIERS[one]);

const pindaOf = (bindus: Uint8Array, start: number, places: readonly RashiIndex[]): Pinda => {
  let [rashi, graha] = [0, 0];
  for (let i = 0; i < SIGNS; i += 1)
    rashi += (bindus[start + i] ?? 0) * (RASHI_MULTIPLIERS[i] ?? 0);
  for (let i = 0; i < OF_GRAHAS.length; i += 1) {
    graha += (bindus[start + (places[i] ?? 0)] ?? 0) * (OF_GRAHAS[i] ?? 0);
  }
  return { rashi, graha, sodhya: rashi + graha };
};

/** Rashi, graha and sodhya pinda of the seven grahas and the lagna. BPHS 69. */
export const pindas = (of: Ashtakavarga): Readonly<Record<Ashtaka, Pinda>> => {
  const bindus = reducedBindus(of);
  const row = (index: number): Pinda => pindaOf(bindus, index * SIGNS, of.places);
  return {
    sun: row(0),
    moon: row(1),
    mars: row(2),
    mercury: row(3),
    jupiter: row(4),
    venus: row(5),
    saturn: row(6),
    lagna: row(7),
  };
};
