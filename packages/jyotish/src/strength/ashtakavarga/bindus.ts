import { rashiIndex } from '../../chart/placement.ts';
import type { SignChart } from '../../chart/houses.ts';
import { ASHTAKAS, BINDU_PLACES, type Ashtaka } from '../../tables/ashtakavarga.ts';
import type { RashiIndex } from '../../vocabulary.ts';

/**
 * Ashtakavarga of one chart. Rows stand in the order of ASHTAKAS, twelve signs each, Mesha first.
 */
export interface Ashtakavarga {
  /** The signs the seven grahas and the lagna stand in, in the order of ASHTAKAS. */
  readonly places: readonly RashiIndex[];
  /** Bhinnashtakavarga: 8 × 12 bindus, 0 to 8. */
  readonly bhinna: Uint8Array;
  /** Sarvashtakavarga: the rows of the seven grahas added, by sign; 337 in all. */
  readonly sarva: Uint8Array;
}

const SIGNS = 12;
const ROWS = ASHTAKAS.length;
const SARVA_ROWS = ROWS - 1;

/** BINDU_PLACES as steps of signs from the giver, indexed by row × giver. */
const STEPS: readonly (readonly number[])[] = ASHTAKAS.flatMap((row) =>
  ASHTAKAS.map((giver) => BINDU_PLACES[row][giver].map((place) => place - 1)),
);

const placesOf = ({ lagna, grahas }: SignChart): readonly RashiIndex[] =>
  ASHTAKAS.map((one) => (one === 'lagna' ? lagna : grahas[one]).rashi);

const fillRow = (bhinna: Uint8Array, row: number, places: readonly RashiIndex[]): void => {
  for (let giver = 0; giver < ROWS; giver += 1) {
    const from = places[giver] ?? 0;
    const steps = STEPS[row * ROWS + giver] ?? [];
    for (let i = 0; i < steps.length; i += 1) {
      const rashi = from + (steps[i] ?? 0);
      const at = row * SIGNS + (rashi < SIGNS ? rashi : rashi - SIGNS);
      bhinna[at] = (bhinna[at] ?? 0) + 1;
    }
  }
};

/**
 * Computes the ashtakavarga of a chart by whole signs: each of the eight gives a bindu to certain
 * places counted from its own. The nodes give none and have none. BPHS 66 and 70.
 */
export const ashtakavarga = (chart: SignChart): Ashtakavarga => {
  const places = placesOf(chart);
  const bhinna = new Uint8Array(ROWS * SIGNS);
  const sarva = new Uint8Array(SIGNS);
  for (let row = 0; row < ROWS; row += 1) fillRow(bhinna, row, places);
  for (let at = 0; at < SARVA_ROWS * SIGNS; at += 1) {
    const rashi = at % SIGNS;
    sarva[rashi] = (sarva[rashi] ?? 0) + (bhinna[at] ?? 0);
  }
  return { places, bhinna, sarva };
};

const rowOf = (one: Ashtaka): number => ASHTAKAS.indexOf(one);

/** Bindus a graha, or the lagna, has in a sign: 0 to 8. */
export const bindusIn = ({ bhinna }: Ashtakavarga, of: Ashtaka, rashi: RashiIndex): number =>
  bhinna[rowOf(of) * SIGNS + rashi] ?? 0;

/** Bindus of all seven grahas in a sign. */
export const sarvaIn = ({ sarva }: Ashtakavarga, rashi: RashiIndex): number => sarva[rashi] ?? 0;

/** Whether a giver contributes a bindu to `of` in a sign (prastara). */
export const gives = (
  { places }: Ashtakavarga,
  giver: Ashtaka,
  of: Ashtaka,
  rashi: RashiIndex,
): boolean => {
  const step = rashiIndex(rashi - (places[rowOf(giver)] ?? 0));
  return STEPS[rowOf(of) * ROWS + rowOf(giver)]?.includes(step) ?? false;
};
