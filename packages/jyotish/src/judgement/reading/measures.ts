import { houseRashi } from '../../chart/houses.ts';
import { sarvaIn } from '../../strength/ashtakavarga/bindus.ts';
import { ABILITY_PERCENT } from '../../tables/shadbala.ts';
import { SEVEN_GRAHAS, type Bhava, type Graha, type SevenGraha } from '../../vocabulary.ts';
import type { Reading } from './reading.ts';

/** A graha clearly above or below what shadbala requires of it. */
export interface Ability {
  readonly able: boolean;
  /** Of what is required. */
  readonly percent: number;
}

/** Null in the middle, for the nodes, and where the lagna or the Sun's day is not known. */
export const abilityOf = ({ extras }: Reading, graha: Graha): Ability | null => {
  const percent = extras?.strength?.[graha as SevenGraha];
  if (percent === undefined) return null;
  if (percent >= ABILITY_PERCENT.able) return { able: true, percent };
  return percent <= ABILITY_PERCENT.unable ? { able: false, percent } : null;
};

/** The graha with the most shadbala for its need; of equals the first. Null where it is not known. */
export const strongestOf = ({
  extras,
}: Reading): { readonly graha: SevenGraha; readonly percent: number } | null => {
  const strength = extras?.strength ?? null;
  if (strength === null) return null;
  return SEVEN_GRAHAS.map((graha) => ({ graha, percent: strength[graha] })).reduce((best, next) =>
    next.percent > best.percent ? next : best,
  );
};

/** Sarvashtakavarga of the sign standing in a house; null without a sure lagna. */
export const houseBindus = ({ chart, extras }: Reading, house: Bhava): number | null =>
  extras === null ? null : sarvaIn(extras.bindus, houseRashi(chart, house));
