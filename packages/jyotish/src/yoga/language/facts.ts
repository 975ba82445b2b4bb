import type { Chart } from '../../chart/chart.types.ts';
import { houseFrom } from '../../chart/houses.ts';
import { isNaturalBenefic } from '../../chart/nature.ts';
import { DUSTHANAS } from '../../tables/bhavas.ts';
import { EXALTATION } from '../../tables/dignities.ts';
import { DRISHTI } from '../../tables/drishti.ts';
import { RASHI_LORDS } from '../../tables/rashis.ts';
import { GRAHAS, type Bhava, type Dignity, type RashiIndex } from '../../vocabulary.ts';
import { grahaIndex, houseBits, type Bits } from './bits.ts';

/**
 * States of a graha that a rule can test. `exalted` and `debilitated` hold for the whole sign;
 * `hostile`: in an enemy's sign; `at-home`: own sign, moolatrikona or exalted; `welcome`: that or a
 * friend's sign; `strong`: welcome, not combust and not in 6, 8 or 12, our reading of "strong"
 * where a text gives no measure.
 */
export const GRAHA_STATES = [
  'exalted',
  'debilitated',
  'hostile',
  'at-home',
  'welcome',
  'great-friend',
  'combust',
  'strong',
] as const;
export type GrahaState = (typeof GRAHA_STATES)[number];

/**
 * A chart prepared for the rules: index arrays and bits. Grahas are indexed by GRAHAS, houses 0–11
 * from the lagna.
 */
export interface Facts {
  readonly lagna: number;
  /** House the arudha of each house falls in; empty when not given. */
  readonly arudhas: readonly number[];
  /** House of each graha. */
  readonly houseOfGraha: readonly number[];
  /** Houses the seven grahas (without the nodes) stand in, as bits. */
  readonly occupied: Bits;
  /** Longitude of each graha. */
  readonly longitudes: readonly number[];
  /** Bits of the grahas in each house, and of those that cast a full aspect on it. */
  readonly occupants: readonly Bits[];
  readonly aspectingGrahas: readonly Bits[];
  /** Lord of each house; dispositor of each graha in the rashi chart and in the navamsa. */
  readonly lords: readonly number[];
  readonly dispositors: readonly number[];
  readonly navamsaDispositors: readonly number[];
  readonly benefics: Bits;
  readonly states: Readonly<Record<GrahaState, Bits>>;
}

const LORD_INDEX: readonly number[] = RASHI_LORDS.map(grahaIndex);
const HOUSES_ASPECTED: readonly (readonly number[])[] = GRAHAS.map((graha) =>
  DRISHTI[graha].map((place) => place - 1),
);
const EXALTATION_SIGNS: readonly number[] = GRAHAS.map((graha) => EXALTATION[graha].rashi);
/** The nodes are last among GRAHAS. */
export const RAHU = grahaIndex('rahu');
const NOBODY: readonly Bits[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const BHAVAS: readonly Bhava[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DUSTHANA_BITS = houseBits(DUSTHANAS);

/** States that follow from a dignity alone. */
const STATES_OF: Readonly<Record<Dignity, readonly GrahaState[]>> = {
  exalted: ['at-home', 'welcome'],
  moolatrikona: ['at-home', 'welcome'],
  own: ['at-home', 'welcome'],
  'great-friend': ['great-friend', 'welcome'],
  friend: ['welcome'],
  neutral: [],
  enemy: ['hostile'],
  'great-enemy': ['hostile'],
  debilitated: ['debilitated'],
};

const statesIn = (chart: Chart): Record<GrahaState, Bits> => {
  const states: Record<GrahaState, Bits> = {
    exalted: 0,
    debilitated: 0,
    hostile: 0,
    'at-home': 0,
    welcome: 0,
    'great-friend': 0,
    combust: 0,
    strong: 0,
  };
  let hidden = 0;
  for (let index = 0; index < GRAHAS.length; index += 1) {
    const graha = GRAHAS[index as 0];
    const { dignity, combust, house, rashi } = chart.grahas[graha];
    const bit = 1 << index;
    for (const state of STATES_OF[dignity]) states[state] |= bit;
    if (rashi === EXALTATION_SIGNS[index]) states.exalted |= bit;
    if (combust) states.combust |= bit;
    if ((DUSTHANA_BITS & (1 << (house - 1))) !== 0) hidden |= bit;
  }
  states.strong = states.welcome & ~states.combust & ~hidden;
  return states;
};

const beneficsIn = (chart: Chart): Bits => {
  let bits = 0;
  for (let index = 0; index < GRAHAS.length; index += 1) {
    if (isNaturalBenefic(chart, GRAHAS[index as 0])) bits |= 1 << index;
  }
  return bits;
};

/** Arudha padas by house, as jaimini/arudhas.ts computes them. */
export type Arudhas = Readonly<Record<Bhava, RashiIndex>>;

/** Prepares a chart for the rules. */
export const factsOf = (chart: Chart, arudhas?: Arudhas): Facts => {
  const lagna = chart.lagna.rashi;
  const placed = GRAHAS.map((graha) => chart.grahas[graha]);
  const houseOfGraha = placed.map(({ house }) => house - 1);
  const occupants: Bits[] = [...NOBODY];
  const aspectingGrahas: Bits[] = [...NOBODY];
  const lords = occupants.map((_, house) => LORD_INDEX[(lagna + house) % 12] ?? 0);
  let occupied = 0;
  for (const [index, seat] of houseOfGraha.entries()) {
    if (index < RAHU) occupied |= 1 << seat;
    occupants[seat] = (occupants[seat] ?? 0) | (1 << index);
    for (const step of HOUSES_ASPECTED[index] ?? []) {
      const house = (seat + step) % 12;
      aspectingGrahas[house] = (aspectingGrahas[house] ?? 0) | (1 << index);
    }
  }
  return {
    lagna,
    arudhas:
      arudhas === undefined ? [] : BHAVAS.map((bhava) => houseFrom(lagna, arudhas[bhava]) - 1),
    houseOfGraha,
    occupied,
    longitudes: placed.map(({ lon }) => lon),
    occupants,
    aspectingGrahas,
    lords,
    dispositors: placed.map(({ rashi }) => LORD_INDEX[rashi] ?? 0),
    navamsaDispositors: placed.map(({ vargas }) => LORD_INDEX[vargas[9]] ?? 0),
    benefics: beneficsIn(chart),
    states: statesIn(chart),
  };
};
