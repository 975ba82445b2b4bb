import { houseRashi } from '../../chart/houses.ts';
import { sarvaIn } from '../../strength/ashtakavarga/bindus.ts';
import { ABILITY_PERCENT } from '../../tables/shadbala.ts';
import { SEVEN_GRAHAS, type Bhava, type Graha, type SevenGraha } from '../../vocabulary.ts';
import type { Reading } from './reading.ts';

/** A graha clearly above (`able`) or below what shadbala requires of it. */
export interface Ability {
  readonly able: boolean;
  /** Shadbala in percent of what is required. */
  readonly percent: number;
}

/**
 * Ability of a graha; null between the bounds, for the nodes, and where lagna or sunrise is
 * unknown.
 */
export const abilityOf = ({ extras }: Reading, graha: Graha): Ability | null => {
  const percent = extras?.strength?.[graha as SevenGraha];
  if (percent === undefined) return null;
  if (percent >= ABILITY_PERCENT.able) return { able: true, percent };
  return percent <= ABILITY_PERCENT.unable ? { able: false, percent } : null;
};

/**
 * The graha with the highest ratio of shadbala to what is required; of equals the first; null where
 * it is unknown.
 */
export const strongestOf = ({
  extras,
}: Reading): { readonly graha: SevenGraha; readonly percent: number } | null => {
  const strength = extras?.strength ?? null;
  if (strength === null) return null;
  return SEVEN_GRAHAS.map((graha) => ({ graha, percent: strength[graha] })).reduce((best, next) =>
    next.percent > best.percent ? next : best,
  );
};

/** Sarvashtakavarga bindus of the sign of a house; null without a known birth time. */
export const houseBindus = ({ chart, extras }: Reading, house: Bhava): number | null =>
  extras === null ? null : sarvaIn(extras.bindus, houseRashi(chart, house));
